import { expect, test } from 'vitest';
import { routes } from './routes.ts';

const lines = routes.map(({ contract, policy }) => `${policy} ${contract.method} ${contract.path}`);

/** A new line opens a door to people who have not signed in. At most 21 are allowed; the goal was 15. */
const open = [
  'link get /files/{id}',
  'link get /files/account/archive.zip',
  'link get /files/applications/{application_id}/documents.zip',
  'link get /files/openings/{opening}/{id}',
  'public delete /api/assistant/attachments/{id}',
  'public get /api/assistant',
  'public get /api/health',
  'public get /api/live',
  'public get /api/ready',
  'public get /api/settings/public',
  'public get /auth/v1/.well-known/jwks.json',
  'public get /auth/v1/authorize',
  'public get /auth/v1/callback',
  'public get /calendars/{file}',
  'public get /pitches/{slug}',
  'public post /api/assistant/ask',
  'public post /api/assistant/attachments',
  'public post /api/billing/webhook',
  'public post /api/collect',
  'public post /api/policy-reports',
  'public post /auth/v1/token',
];

test('every route names a policy and limits', () => {
  for (const { contract, policy, limits } of routes) {
    expect(policy, contract.path).toMatch(/^(public|person|staff|admin|link)$/);
    if (limits.perMinute !== 'own') expect(limits.perMinute, contract.path).toBeGreaterThan(0);
    const takesJson = contract.body !== undefined && contract.body !== 'bytes';
    if (takesJson) expect(limits.bodyBytes, contract.path).toBeGreaterThan(0);
  }
});

test('only the routes on this list are open to everybody', () => {
  const found = lines.filter((line) => /^(public|link) /.test(line));
  expect(found.toSorted()).toEqual(open.toSorted());
  expect(found.length).toBeLessThanOrEqual(21);
});

test('only probes, tokens and landing pages are not counted by caller', () => {
  const own = routes.filter(({ limits }) => limits.perMinute === 'own').map(({ contract }) => contract.path);
  expect(own.toSorted()).toEqual([
    '/api/health',
    '/api/live',
    '/api/ready',
    '/auth/v1/token',
    '/pitches/{slug}',
  ]);
});

test('no two routes share an address and a method', () => {
  const addresses = routes.map(
    ({ contract }) => `${contract.method} ${contract.path.replaceAll(/\{\w+\}/g, '{}')}`,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('office routes are for staff, and nothing else is', () => {
  for (const { contract, policy } of routes) {
    const forStaff = policy === 'staff' || policy === 'admin';
    expect(forStaff, contract.path).toBe(contract.path.startsWith('/api/office/'));
  }
});

test('every schema that a client sends refuses unknown keys', () => {
  for (const { contract } of routes) {
    for (const schema of [contract.params, contract.query, contract.body]) {
      if (schema === undefined || schema === 'bytes') continue;
      const catchall = (schema as { def?: { catchall?: { def: { type: string } } } }).def?.catchall;
      expect(catchall?.def.type, `${contract.path} must use z.strictObject`).toBe('never');
    }
  }
});
