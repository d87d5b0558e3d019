import { randomBytes } from 'node:crypto';
import { rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bytesOf, type DocumentsClient, documentsClient, refusal } from '#tests/support/documents-client.ts';
import type { Person } from '#tests/support/factories.ts';
import { aDocx, aPdfOf } from '#tests/support/sample-files.ts';
import { aServer } from '#tests/support/server.ts';
import type { DocumentRow } from '../contract.ts';

const content = aPdfOf(1_000_000);
const server = aServer();
let maria: Person;
let application: Awaited<ReturnType<typeof server.anApplication>>;
let documents: DocumentsClient;
let row: DocumentRow;

beforeAll(async () => {
  maria = await server.aPerson();
  application = await server.anApplication({ owner: maria });
  documents = documentsClient(server.url, await server.signedIn(maria));
  row = await documents.upload(application, 'Certidão.pdf', content);
});

async function pathOf({ id }: { id: string }): Promise<string> {
  const { file_path } = await server.root
    .selectFrom('documents')
    .select('file_path')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return join(server.platform.env.dataDir, 'files', file_path);
}

test('a download is an attachment that nobody stores, guesses at or runs', async () => {
  const answer = await documents.content(row.id);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '1000000',
    'content-disposition': `attachment; filename="Certid_o.pdf"; filename*=UTF-8''Certid%C3%A3o.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    'accept-ranges': 'bytes',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  });
  expect(await bytesOf(answer)).toEqual(content);
});

test('a Word file is sent as what it is', async () => {
  const word = await documents.upload(application, 'a.docx', aDocx());
  const answer = await documents.content(word.id);
  expect(answer.headers.get('content-type')).toMatch(/wordprocessingml\.document$/);
  expect(await bytesOf(answer)).toEqual(aDocx());
});

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=131071-131072', 131_071, 131_072],
  ['bytes=999990-', 999_990, 999_999],
  ['bytes=-10', 999_990, 999_999],
])('%s brings that part alone', async (range, start, end) => {
  const answer = await documents.content(row.id, { Range: range });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/1000000`);
  expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
  expect(await bytesOf(answer)).toEqual(content.subarray(start, end + 1));
});

test('a part beyond the end does not exist', async () => {
  const answer = await documents.content(row.id, { Range: 'bytes=1000000-' });
  expect(answer.headers.get('content-range')).toBe('bytes */1000000');
  expect(await refusal(answer)).toMatchObject({ status: 416, code: 'range_not_satisfiable' });
});

test('a part is only continued if the rest is still the same', async () => {
  const etag = (await documents.content(row.id, { Range: 'bytes=0-0' })).headers.get('etag') ?? '';
  const range = { Range: 'bytes=5-9' };
  expect((await documents.content(row.id, { ...range, 'If-Range': etag })).status).toBe(206);
  expect((await documents.content(row.id, { ...range, 'If-Range': '"other"' })).status).toBe(200);
});

test('asking for the headers alone opens nothing', async () => {
  const answer = await documents.call(`/api/documents/${row.id}/content`, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-length')).toBe('1000000');
  expect(await answer.text()).toBe('');
});

test('each reading is on record once, however many parts it takes', async () => {
  const opened = () =>
    server.root
      .selectFrom('audit_log')
      .select(['actor_id', 'owner_id'])
      .where('subject_id', '=', row.id)
      .where('action', '=', 'document.opened')
      .execute();
  const before = (await opened()).length;
  await bytesOf(await documents.content(row.id));
  await bytesOf(await documents.content(row.id, { Range: 'bytes=0-999' }));
  await bytesOf(await documents.content(row.id, { Range: 'bytes=1000-1999' }));
  expect((await documents.content(row.id, { Range: 'bytes=-0' })).status).toBe(416);
  const after = await opened();
  expect(after).toHaveLength(before + 2);
  expect(after[0]).toEqual({ actor_id: maria.id, owner_id: maria.id });
});

test('a file that is not there is our failure, and the log says which', async () => {
  const lost = await documents.upload(application, 'lost.pdf', aPdfOf(5000));
  await rm(await pathOf(lost));
  expect(await refusal(await documents.content(lost.id))).toMatchObject({ status: 500, code: 'internal' });
  expect(server.lines.join('')).toContain(`"documentId":"${lost.id}"`);
});

test('a file that lost its end is never begun', async () => {
  const cut = await documents.upload(application, 'cut.pdf', aPdfOf(500_000));
  await truncate(await pathOf(cut), 400_000);
  expect((await documents.content(cut.id)).status).toBe(500);
});

test('changed bytes never arrive: the connection breaks before them', async () => {
  const changed = await documents.upload(application, 'changed.pdf', aPdfOf(500_000));
  const path = await pathOf(changed);
  await writeFile(path, randomBytes(16), { flag: 'r+' });
  await expect(documents.content(changed.id).then(bytesOf)).rejects.toThrow();
  expect(server.lines.join('')).toContain(`"documentId":"${changed.id}"`);
  expect((await documents.content(row.id)).status).toBe(200);
});

test('readers who take their time get every byte', async () => {
  const large = aPdfOf(6_000_000);
  const { id } = await documents.upload(application, 'large.pdf', large);
  // All have begun before one is read on, so that the lines fill up and the server has to wait for them.
  const answers = await Promise.all(Array.from({ length: 6 }, () => documents.content(id)));
  for (const answer of answers) expect((await bytesOf(answer)).equals(large)).toBe(true);
});

test('a reader who leaves early leaves nothing open', async () => {
  for (let round = 0; round < 20; round++) {
    const leaving = new AbortController();
    const answer = await documents.call(`/api/documents/${row.id}/content`, { signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
  }
  expect(await bytesOf(await documents.content(row.id))).toEqual(content);
});
