import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFiles } from '#platform/server/files/open-files.ts';
import { answerOf, bytesOf, documentsClient, refusal } from '#tests/support/documents-client.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { aPdfOf } from '#tests/support/sample-files.ts';
import { aServer } from '#tests/support/server.ts';
import type { DocumentRow } from '../contract.ts';
import { eraseDocument } from './delete.ts';
import { checkFiles, reconcileFiles } from './reconcile.ts';

const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
let bucket: Awaited<ReturnType<typeof startS3Server>> | undefined;
const server = aServer({
  files: async (env) => {
    bucket = await startS3Server(folder);
    return openFiles({ ...env, storageUrl: bucket.storageUrl });
  },
});
afterAll(async () => {
  await bucket?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const keys = async () => {
  const found: string[] = [];
  for await (const key of server.platform.files.list()) found.push(key);
  return found;
};

test('the whole life of a document in a bucket', async () => {
  const application = await server.anApplication();
  const documents = documentsClient(server.url, await server.signedIn({ id: application.user_id }));
  const content = aPdfOf(2_000_000);
  const row = await documents.upload(application, 'Certidão.pdf', content);
  expect(await bytesOf(await documents.content(row.id))).toEqual(content);
  const part = await documents.content(row.id, { Range: 'bytes=1500000-1500009' });
  expect([part.status, await bytesOf(part)]).toEqual([206, content.subarray(1_500_000, 1_500_010)]);
  expect(await keys()).toEqual([expect.stringContaining(`${application.user_id}/${row.id}_`)]);

  await checkFiles({}, server.platform);
  await reconcileFiles({}, server.platform);
  expect(await bytesOf(await documents.content(row.id))).toEqual(content);

  await documents.remove(row.id);
  await eraseDocument({ document_id: row.id }, server.platform);
  expect(await keys()).toEqual([]);
});

test('a refused upload leaves nothing in the bucket, and senders of one row do not cross', async () => {
  const application = await server.anApplication();
  const documents = documentsClient(server.url, await server.signedIn({ id: application.user_id }));
  const contents = Array.from({ length: 4 }, () => aPdfOf(300_000));
  const row = await answerOf<DocumentRow>(
    await documents.announce({ application_id: application.id, file_name: 'a.pdf', file_size: 300_000 }),
  );
  expect(await refusal(await documents.send(row.id, new Uint8Array(300_000)))).toMatchObject({ status: 415 });
  expect(await keys()).toEqual([]);

  const answers = await Promise.all(
    contents.map((content) => documents.send(row.id, new Uint8Array(content))),
  );
  const winners = contents.filter((_, i) => answers[i]?.ok);
  expect(winners).toEqual([await bytesOf(await documents.content(row.id))]);
});

test('a bucket that is away fails uploads and health, and both recover', async () => {
  const application = await server.anApplication();
  const documents = documentsClient(server.url, await server.signedIn({ id: application.user_id }));
  const content = aPdfOf(200_000);
  const row = await answerOf<DocumentRow>(
    await documents.announce({
      application_id: application.id,
      file_name: 'a.pdf',
      file_size: content.length,
    }),
  );
  const port = Number(new URL(bucket?.storageUrl ?? '').port);
  await bucket?.stop();
  expect((await documents.send(row.id, new Uint8Array(content))).status).toBeGreaterThanOrEqual(500);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(503);
  bucket = await startS3Server(folder, port);
  expect((await documents.send(row.id, new Uint8Array(content))).status).toBe(200);
  expect(await bytesOf(await documents.content(row.id))).toEqual(content);
});
