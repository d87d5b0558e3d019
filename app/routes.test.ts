import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

/** The file of the layout around each address under /admin. */
function layoutsUnderAdmin(): Map<string, string> {
  const admin = (routes as RouteConfigEntry[]).filter(({ path }) => path === 'admin');
  return new Map(
    admin.flatMap(({ file, children = [] }) =>
      children.map(({ path, index }) => [index ? '/admin' : `/admin/${path}`, file] as const),
    ),
  );
}

test('the eight specified pages of the office are behind the guard that lets admins alone in', () => {
  const pages = ['users', 'applications', 'support', 'settings', 'landing-pages', 'experiments', 'analytics'];
  const layouts = layoutsUnderAdmin();
  for (const path of ['/admin', ...pages.map((page) => `/admin/${page}`)])
    expect(layouts.get(path), path).toBe('frames/admin-layout.tsx');
});
