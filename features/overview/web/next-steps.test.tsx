import { expect, test } from 'vitest';
import { officeMarkup } from '#tests/support/office-markup.tsx';
import { QuickActions } from './next-steps.tsx';

const linksAt = (path: string) =>
  [...officeMarkup(<QuickActions />, path).matchAll(/href="([^"]*)"/g)].map(([, to]) => to);

test('from the overview an admin has a short way to users and support, a moderator to support', () => {
  expect(linksAt('/admin')).toEqual(['/admin/users', '/admin/support']);
  expect(linksAt('/staff')).toEqual(['/staff/support']);
});
