import { beforeEach, expect, test } from 'vitest';
import { claim, withoutAdmins } from '#tests/support/admin-race.ts';
import { aServer } from '#tests/support/server.ts';
import { ensureSetupKey } from './admin-setup.ts';

const server = aServer();

beforeEach(async () => {
  await withoutAdmins(server.root);
  await server.root.deleteFrom('admin_setup').execute();
});

const start = (adminSetupKey?: string) =>
  ensureSetupKey({ ...server.platform, env: { ...server.platform.env, adminSetupKey } });

const claimWith = async (key: string) =>
  (await claim(server.url, await server.signedIn(await server.aPerson()), key)).status;

test('the first start answers a key of 256 bits, the next ones none', async () => {
  const key = (await start()) ?? '';
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(await start()).toBeUndefined();
  expect(await claimWith(key)).toBe(200);
});

test('only its digest is stored', async () => {
  const key = (await start()) ?? '';
  const { key_hash } = await server.root
    .selectFrom('admin_setup')
    .select('key_hash')
    .executeTakeFirstOrThrow();
  expect(key_hash).toHaveLength(32);
  expect(key_hash.toString('base64url')).not.toBe(key);
});

test('two first starts at once answer one key between them', async () => {
  const keys = await Promise.all([start(), start(), start()]);
  expect(keys.filter((key) => key !== undefined)).toHaveLength(1);
});

test('an operator who lost it sets another one', async () => {
  const lost = (await start()) ?? '';
  expect(await start('a key of the operator')).toBeUndefined();
  expect(await claimWith(lost)).toBe(422);
  expect(await claimWith('a key of the operator')).toBe(200);
});

test('a claimed key cannot be set again', async () => {
  await start('a key of the operator');
  await claimWith('a key of the operator');
  await withoutAdmins(server.root);
  await start('another key of the operator');
  expect(await claimWith('another key of the operator')).toBe(422);
});

test('where there is an admin, no key is made', async () => {
  await server.aPerson({ role: 'admin' });
  expect(await start()).toBeUndefined();
  expect(await server.root.selectFrom('admin_setup').selectAll().execute()).toEqual([]);
});
