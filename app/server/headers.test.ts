import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { aServer } from '#tests/support/server.ts';
import { routes } from './routes.ts';

const server = aServer({ env: { PUBLIC_URL: 'https://localhost' } });

test('every answer, refusals too, says what a browser must not do with it', async () => {
  const base = `http://127.0.0.1:${server.platform.env.port}`;
  const paths = routes.map(({ contract }) => contract.path.replaceAll(/\{\w+\}/g, 'none'));
  for (const path of [...paths, '/api/openapi.json', '/api/nothing-here']) {
    const { headers } = await fetch(base + path, { redirect: 'manual' });
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security'), path).toContain('max-age=31536000');
    expect(headers.get('referrer-policy'), path).not.toBeNull();
    expect(headers.get('cache-control'), path).not.toBeNull();
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-powered-by'), path).toBeNull();
  }
});

test('the OpenAPI document holds every route', async () => {
  const base = `http://127.0.0.1:${server.platform.env.port}`;
  const { openapi, paths } = await (await fetch(`${base}/api/openapi.json`)).json();
  expect(openapi).toBe('3.1.0');
  for (const { contract } of routes)
    expect(paths[contract.path]?.[contract.method], contract.path).toBeDefined();
});

test('a method that a route does not take is 405, an address that nobody knows 404', async () => {
  const base = `http://127.0.0.1:${server.platform.env.port}`;
  expect((await fetch(`${base}/api/health`, { method: 'DELETE' })).status).toBe(405);
  expect((await fetch(`${base}/api/nothing-here`)).status).toBe(404);
  // fetch itself refuses to send TRACE, which would give back cookies as text.
  const [answer] = await once(request(`${base}/api/health`, { method: 'TRACE' }).end(), 'response');
  expect(answer.resume().statusCode).toBe(405);
});

test('security.txt says where to tell us of a hole, and ends within a year', async () => {
  const base = `http://127.0.0.1:${server.platform.env.port}`;
  const answer = await fetch(`${base}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(': ')),
  );
  expect(fields.Contact).toMatch(/^mailto:[^@]+@[^@]+$/);
  expect(fields.Canonical).toBe('https://localhost/.well-known/security.txt');
  expect(fields['Preferred-Languages']).toBe('en, pt');
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
