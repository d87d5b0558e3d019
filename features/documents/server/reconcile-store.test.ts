import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { bytesOf, type DocumentsClient, documentsClient } from '#tests/support/documents-client.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { aServer } from '#tests/support/server.ts';
import { checkFiles } from './reconcile.ts';

const server = aServer();
let application: Awaited<ReturnType<typeof server.anApplication>>;
let documents: DocumentsClient;

beforeEach(async () => {
  await server.root.deleteFrom('documents').execute();
  await rm(folder(), { recursive: true });
  await mkdir(join(folder(), 'incoming'), { recursive: true });
  application = await server.anApplication();
  documents = documentsClient(server.url, await server.signedIn({ id: application.user_id }));
});

const folder = () => join(server.platform.env.dataDir, 'files');
const check = () => checkFiles({}, server.platform);
const rowOf = (id: string) =>
  server.root.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const pathOf = async (id: string) => join(folder(), (await rowOf(id)).file_path);
const storedFiles = async () =>
  (await readdir(folder(), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length;
/** Bytes in the store that no row knows. */
async function anOrphan(): Promise<string> {
  const path = join(folder(), randomUUID(), `${randomUUID()}_a.pdf`);
  await mkdir(dirname(path));
  await writeFile(path, 'x');
  return path;
}
const health = async () => {
  server.passTime(1_000);
  return (await (await fetch(`${server.url}/api/health`)).json()) as Record<string, object>;
};

test('a row without its bytes is marked, named in the log and counted in the health report, and kept', async () => {
  const { id } = await documents.upload(application, 'a.pdf', aPdf());
  const cut = await documents.upload(application, 'b.pdf', aPdf());
  const whole = await documents.upload(application, 'c.pdf', aPdf());
  const path = await pathOf(id);
  const bytes = await readFile(path);
  await rm(path);
  await truncate(await pathOf(cut.id), 10);

  await check();
  expect((await rowOf(id)).bytes_missing_since).toBeInstanceOf(Date);
  expect((await rowOf(cut.id)).bytes_missing_since).toBeInstanceOf(Date);
  expect((await rowOf(whole.id)).bytes_missing_since).toBeNull();
  expect(server.lines.join('')).toContain(`"documentId":"${id}"`);
  expect(await health()).toMatchObject({ status: 'ready', files: { ok: true, missing: 2 } });

  await writeFile(path, bytes);
  await check();
  expect((await rowOf(id)).bytes_missing_since).toBeNull();
  expect(await bytesOf(await documents.content(id))).toEqual(aPdf());
  expect(await health()).toMatchObject({ files: { missing: 1 } });
});

const day = 86_400_000;
const later = (ms: number) => checkFiles({}, { ...server.platform, clock: () => new Date(Date.now() + ms) });
const quarantined = async () => {
  const found = [];
  for await (const file of server.platform.files.quarantined()) found.push(file);
  return found;
};

test('bytes that no row knows are set aside for 30 days, then erased; what is not ours is left alone', async () => {
  const { id } = await documents.upload(application, 'a.pdf', aPdf());
  const path = await anOrphan();
  await writeFile(join(folder(), 'README'), 'put here by the operator');
  await mkdir(join(folder(), 'lost+found'));
  await writeFile(join(folder(), 'lost+found', 'x'), 'x');
  await check();
  expect(await quarantined()).toEqual([
    { day: new Date().toISOString().slice(0, 10), key: relative(folder(), path) },
  ]);
  expect(await storedFiles()).toBe(4);
  await later(29 * day);
  expect(await storedFiles()).toBe(4);
  await later(31 * day);
  expect(await storedFiles()).toBe(3);
  expect(await bytesOf(await documents.content(id))).toEqual(aPdf());
});

test('whose row comes back within a month has the document back, all of them', async () => {
  const ids = [];
  for (let n = 0; n < 30; n += 1) ids.push((await documents.upload(application, `${n}.pdf`, aPdf())).id);
  const rows = await server.root.selectFrom('documents').selectAll().execute();
  await server.root.deleteFrom('documents').execute();
  await check();
  await later(29 * day);
  expect(await quarantined()).toHaveLength(30);

  await server.root
    .insertInto('documents')
    .values(rows.map(({ file_path: _, ...row }) => row))
    .execute();
  await check();
  expect(await quarantined()).toEqual([]);
  for (const id of ids) expect(await bytesOf(await documents.content(id))).toEqual(aPdf());
});

test('a document that is being announced, sent or deleted is no orphan', async () => {
  for (const upload_status of ['pending', 'deleting'] as const) {
    const { file_path } = await server.aDocument({ application, upload_status });
    await mkdir(dirname(join(folder(), file_path)), { recursive: true });
    await writeFile(join(folder(), file_path), 'x');
  }
  await check();
  expect(await storedFiles()).toBe(2);
});
