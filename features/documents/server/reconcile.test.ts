import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { uploadMs } from '#platform/server/http/route.ts';
import { answerOf, bytesOf, type DocumentsClient, documentsClient } from '#tests/support/documents-client.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { aServer } from '#tests/support/server.ts';
import { announcedForMs } from '../rules/documents.ts';
import { reconcileFiles } from './reconcile.ts';

const minute = 60_000;
const server = aServer();
let application: Awaited<ReturnType<typeof server.anApplication>>;
let documents: DocumentsClient;

beforeEach(async () => {
  application = await server.anApplication();
  documents = documentsClient(server.url, await server.signedIn({ id: application.user_id }));
});

const folder = () => join(server.platform.env.dataDir, 'files');
const rows = () =>
  server.root.selectFrom('documents').selectAll().where('application_id', '=', application.id).execute();
const filesOf = async (path: string) => readdir(join(folder(), path)).catch(() => [] as string[]);

/** The job as it runs `later` milliseconds from now. */
const reconcile = (later = 0) =>
  reconcileFiles({}, { ...server.platform, clock: () => new Date(Date.now() + later) });

async function announced(): Promise<{ id: string }> {
  const answer = await documents.announce({
    application_id: application.id,
    file_name: 'a.pdf',
    file_size: aPdf().length,
  });
  return answerOf(answer);
}

test('what a killed server left half written is gone a minute later, and younger rests are left alone', async () => {
  await writeFile(join(folder(), 'incoming', 'dead'), 'x');
  await writeFile(join(folder(), 'incoming', 'living'), 'x');
  const old = new Date(Date.now() - minute);
  await utimes(join(folder(), 'incoming', 'dead'), old, old);
  await reconcile();
  expect(await filesOf('incoming')).toEqual(['living']);
  await reconcile(minute);
  expect(await filesOf('incoming')).toEqual([]);
});

test('bytes that were published without their commit go, and the upload can be repeated', async () => {
  const { id } = await announced();
  const path = join(folder(), (await rows())[0]?.file_path ?? '');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'bytes of a server that died before it could say so');
  await reconcile();
  expect(await filesOf(application.user_id)).toEqual([]);
  expect((await documents.send(id, new Uint8Array(aPdf()))).status).toBe(200);
  expect(await bytesOf(await documents.content(id))).toEqual(aPdf());
});

test('an upload that is being finished at that moment keeps its bytes', async () => {
  const { id } = await announced();
  await server.root.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const path = join(folder(), row.file_path);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'published, about to be committed');
    await reconcile(24 * 60 * minute);
    expect(await filesOf(application.user_id)).toHaveLength(1);
  });
});

test('an upload that was finished since the job looked keeps its bytes', async () => {
  const { id } = await announced();
  const { database } = server.platform;
  const finishing: typeof database = {
    ...database,
    asSystem: async (reason, work) => {
      const result = await database.asSystem(reason, work);
      if (reason === 'read unfinished uploads') await documents.send(id, new Uint8Array(aPdf()));
      return result;
    },
  };
  const clock = () => new Date(Date.now() + 24 * 60 * minute);
  await reconcileFiles({}, { ...server.platform, database: finishing, clock });
  expect(await bytesOf(await documents.content(id))).toEqual(aPdf());
});

test('an announced file stays until no upload of it can be running, then it goes', async () => {
  await announced();
  await reconcile(announcedForMs + uploadMs - minute);
  expect(await rows()).toHaveLength(1);
  await reconcile(announcedForMs + uploadMs + minute);
  expect(await rows()).toEqual([]);
});

test('a deletion whose job was lost is finished', async () => {
  const { id } = await documents.upload(application, 'a.pdf', aPdf());
  await documents.remove(id);
  expect(await filesOf(application.user_id)).toHaveLength(1);
  await reconcile();
  expect(await rows()).toEqual([]);
  expect(await filesOf(application.user_id)).toEqual([]);
});

test('an uploaded document is never touched, however old', async () => {
  const { id } = await documents.upload(application, 'a.pdf', aPdf());
  await reconcile(365 * 24 * 60 * minute);
  expect(await bytesOf(await documents.content(id))).toEqual(aPdf());
});

test('while there is nothing to do it writes nothing, not even to the log', async () => {
  await documents.upload(application, 'a.pdf', aPdf());
  await reconcile(minute);
  const lines = server.lines.length;
  await reconcile(minute);
  expect(server.lines.slice(lines)).toEqual([]);
});

test('two that run at once do not disturb each other', async () => {
  for (let n = 0; n < 10; n++) {
    const { id } = await documents.upload(application, 'a.pdf', aPdf());
    await documents.remove(id);
  }
  await Promise.all([reconcile(), reconcile(), reconcile()]);
  await reconcile();
  expect(await rows()).toEqual([]);
});
