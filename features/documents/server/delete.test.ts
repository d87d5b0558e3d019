import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { bytesOf, type DocumentsClient, documentsClient } from '#tests/support/documents-client.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { aServer } from '#tests/support/server.ts';
import { eraseDocument } from './delete.ts';

const server = aServer();
let application: Awaited<ReturnType<typeof server.anApplication>>;
let documents: DocumentsClient;

beforeEach(async () => {
  application = await server.anApplication();
  documents = documentsClient(server.url, await server.signedIn({ id: application.user_id }));
});

const rowOf = (id: string) =>
  server.root.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
const erase = (id: string) => eraseDocument({ document_id: id }, server.platform);

test('a deleted document is gone at once for its owner, and soon for the disk', async () => {
  const { id } = await documents.upload(application, 'a.pdf', aPdf());
  const path = join(server.platform.env.dataDir, 'files', (await rowOf(id))?.file_path ?? '');
  expect(await exists(path)).toBe(true);

  expect((await documents.remove(id)).status).toBe(204);
  for (const answer of [await documents.content(id), await documents.link(id), await documents.remove(id)])
    expect(answer.status).toBe(404);
  expect(await rowOf(id)).toMatchObject({ upload_status: 'deleting' });

  await erase(id);
  expect(await exists(path)).toBe(false);
  expect(await rowOf(id)).toBeUndefined();
  await erase(id);
});

test('the deletion queues its job in the same commit, and both are on record', async () => {
  const jobs = () =>
    sql`select from graphile_worker.jobs where task_identifier = 'erase-document'`.execute(server.root);
  const { id } = await documents.upload(application, 'a.pdf', aPdf());
  const before = (await jobs()).rows.length;
  await documents.remove(id);
  expect((await jobs()).rows).toHaveLength(before + 1);
  await erase(id);
  const log = await server.root
    .selectFrom('audit_log')
    .select(['action', 'actor_role', 'owner_id'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'document.uploaded', actor_role: 'user', owner_id: application.user_id },
    { action: 'document.deleted', actor_role: 'user', owner_id: application.user_id },
    { action: 'document.erased', actor_role: 'system', owner_id: application.user_id },
  ]);
});

test('bytes that cannot be erased keep their row, and the job fails so that it runs again', async () => {
  const { id } = await documents.upload(application, 'a.pdf', aPdf());
  await documents.remove(id);
  const failing = {
    ...server.platform,
    files: {
      ...server.platform.files,
      erase: async () => {
        throw new Error('the disk is away');
      },
    },
  };
  await expect(eraseDocument({ document_id: id }, failing)).rejects.toThrow('the disk is away');
  expect(await rowOf(id)).toMatchObject({ upload_status: 'deleting' });
  await erase(id);
  expect(await rowOf(id)).toBeUndefined();
});

test('an unfinished upload can be given up', async () => {
  const pending = await server.aDocument({ application, upload_status: 'pending' });
  expect((await documents.remove(pending.id)).status).toBe(204);
  await erase(pending.id);
  expect(await rowOf(pending.id)).toBeUndefined();
});

test('the job erases nothing that nobody gave up', async () => {
  const { id } = await documents.upload(application, 'a.pdf', aPdf());
  await erase(id);
  expect(await bytesOf(await documents.content(id))).toEqual(aPdf());
});

test('of many who delete at once, one did it', async () => {
  const { id } = await documents.upload(application, 'a.pdf', aPdf());
  const answers = await Promise.all(Array.from({ length: 10 }, () => documents.remove(id)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([204, ...Array(9).fill(404)]);
});
