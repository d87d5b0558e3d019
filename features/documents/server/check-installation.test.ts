import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { aServer } from '#tests/support/server.ts';
import { checkInstallation } from './check-installation.ts';

const server = aServer();
const folder = () => join(server.platform.env.dataDir, 'files');
const check = (adoptFiles = false) =>
  checkInstallation({ ...server.platform.env, adoptFiles }, server.platform.database, server.platform.files);
const idInDatabase = async () =>
  (await server.root.selectFrom('installation').select('id').executeTakeFirst())?.id;
const idInStore = () => server.platform.files.readInstallation();

beforeEach(async () => {
  await server.root.deleteFrom('documents').execute();
  await server.root.deleteFrom('installation').execute();
  await rm(folder(), { recursive: true });
  await mkdir(join(folder(), 'incoming'), { recursive: true });
});

async function aStoredFile(path: string = `${randomUUID()}/${randomUUID()}_passport.pdf`): Promise<void> {
  await mkdir(dirname(join(folder(), path)), { recursive: true });
  await writeFile(join(folder(), path), 'x');
}

test('a new database and an empty store get one id, and find it again', async () => {
  await check();
  expect(await idInStore()).toBe(await idInDatabase());
  await aStoredFile();
  await check();
  expect(await idInStore()).toBe(await idInDatabase());
});

test('an installation from before there were ids gets one', async () => {
  const { file_path } = await server.aDocument({ upload_status: 'uploaded' });
  await aStoredFile(file_path);
  await aStoredFile();
  await check();
  expect(await idInStore()).toBe(await idInDatabase());
});

test.each([
  ['from before there were ids', async () => {}],
  ['with an id', () => server.platform.files.writeInstallation(randomUUID())],
])('a new database on a full folder %s is refused, and nothing is written', async (_, prepare) => {
  await aStoredFile();
  await prepare();
  const before = await idInStore();
  await expect(check()).rejects.toThrow(/belong to another database.*\n.*restore its backup/);
  expect([await idInDatabase(), await idInStore()]).toEqual([undefined, before]);
});

test('two that belong to different installations are refused, unless the operator says that they fit', async () => {
  await check();
  await server.platform.files.writeInstallation(randomUUID());
  await aStoredFile();
  await expect(check()).rejects.toThrow('ADOPT_FILES=yes');
  await check(true);
  expect(await idInStore()).toBe(await idInDatabase());
  await check();
});

test('rows whose files lie elsewhere are refused', async () => {
  await server.aDocument({ upload_status: 'uploaded' });
  await expect(check()).rejects.toThrow('knows documents whose files are not in');
});
