import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  answerOf,
  bytesOf,
  type DocumentsClient,
  documentsClient,
  refusal,
} from '#tests/support/documents-client.ts';
import type { Person } from '#tests/support/factories.ts';
import { aDoc, aDocx, aJpeg, aPdf, aPdfOf, aPng } from '#tests/support/sample-files.ts';
import { aServer, type SignedIn } from '#tests/support/server.ts';
import type { DocumentRow } from '../contract.ts';
import { announcedForMs } from '../rules/documents.ts';

const server = aServer();
let maria: Person;
let application: Awaited<ReturnType<typeof server.anApplication>>;
let headers: SignedIn;
let documents: DocumentsClient;

beforeEach(async () => {
  maria = await server.aPerson();
  application = await server.anApplication({ owner: maria });
  headers = await server.signedIn(maria);
  documents = documentsClient(server.url, headers);
});

const announced = async (content: Buffer | number, file_name = 'a.pdf'): Promise<DocumentRow> =>
  answerOf(
    await documents.announce({
      application_id: application.id,
      file_name,
      file_size: typeof content === 'number' ? content : content.length,
    }),
  );
const rowOf = ({ id }: { id: string }) =>
  server.root.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stored = async () => {
  const folder = join(server.platform.env.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.includes(maria.id) || path.includes('incoming'));
};
async function expectPending(row: DocumentRow) {
  expect(await rowOf(row)).toMatchObject({ upload_status: 'pending', sha256: null });
  expect(await stored()).toEqual([]);
}

const honest: [string, string, Buffer][] = [
  ['a PDF of many pages', 'paper.pdf', aPdf(12)],
  ['a PDF of 10 MB', 'big.pdf', aPdfOf(10 * 1024 * 1024)],
  ['a phone photo', 'IMG_0001.JPG', aJpeg(2_000_000)],
  ['a picture', 'scan.png', aPng(500)],
  ['an old Word file', 'letter.doc', aDoc()],
  ['a Word file', 'letter.docx', aDocx('Dear consul')],
];
test.each(honest)('%s arrives and comes back byte for byte', async (_, name, content) => {
  const row = await documents.upload(application, name, content);
  expect(row).toMatchObject({ file_name: name, file_size: content.length, upload_status: 'uploaded' });
  expect((await rowOf(row)).sha256).toEqual(createHash('sha256').update(content).digest());
  expect((await bytesOf(await documents.content(row.id))).equals(content)).toBe(true);
  expect(await stored()).toHaveLength(1);
});

test('the upload is on record, and the first one moves the application on', async () => {
  await documents.upload(application, 'a.pdf', aPdf(), { document_category: 'passport' });
  await documents.upload(application, 'b.pdf', aPdf());
  const status = () =>
    server.root
      .selectFrom('visa_applications')
      .select(['status', 'progress_percentage'])
      .where('id', '=', application.id)
      .executeTakeFirst();
  expect(await status()).toEqual({ status: 'in_progress', progress_percentage: 5 });
  const log = await server.root
    .selectFrom('audit_log')
    .select(['action', 'details', 'owner_id', 'actor_id'])
    .where('owner_id', '=', maria.id)
    .where('action', '=', 'document.uploaded')
    .orderBy('id')
    .execute();
  expect(log).toMatchObject([
    { details: { category: 'passport', size: aPdf().length }, actor_id: maria.id },
    { details: { category: 'general' } },
  ]);
});

test('sending the same bytes again is the same success', async () => {
  const content = aPdf();
  const row = await documents.upload(application, 'a.pdf', content);
  const before = await rowOf(row);
  expect(await answerOf(await documents.send(row.id, new Uint8Array(content)))).toEqual(row);
  expect(await rowOf(row)).toEqual(before);
  const uploads = server.root
    .selectFrom('audit_log')
    .where('subject_id', '=', row.id)
    .where('action', '=', 'document.uploaded');
  expect(await uploads.selectAll().execute()).toHaveLength(1);
});

test('other bytes for a finished upload are a conflict and change nothing', async () => {
  const [first, second] = [aPdfOf(5000), aPdfOf(5000)];
  const row = await documents.upload(application, 'a.pdf', first);
  expect(await refusal(await documents.send(row.id, new Uint8Array(second)))).toMatchObject({
    code: 'conflict',
  });
  expect(await bytesOf(await documents.content(row.id))).toEqual(first);
});

test('of many senders at once each hears the truth about the one content that stays', async () => {
  for (let round = 0; round < 5; round++) {
    const contents = Array.from({ length: 6 }, () => aPdfOf(300_000));
    const row = await announced(300_000);
    const answers = await Promise.all(
      contents.map((content) => documents.send(row.id, new Uint8Array(content))),
    );
    const kept = await bytesOf(await documents.content(row.id));
    const winners = contents.filter((_, i) => answers[i]?.ok);
    expect(winners).toEqual([kept]);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(5);
    expect((await rowOf(row)).sha256).toEqual(createHash('sha256').update(kept).digest());
  }
});

test('of many senders of the same bytes all succeed', async () => {
  const content = aPdfOf(300_000);
  const row = await announced(content);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => documents.send(row.id, new Uint8Array(content))),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
  expect(await bytesOf(await documents.content(row.id))).toEqual(content);
});

const wrong: [string, string, Buffer][] = [
  ['a web page behind a PDF name', 'a.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG behind a picture name', 'a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a photo behind a PDF name', 'a.pdf', aJpeg()],
  ['noise behind a Word name', 'a.docx', randomBytes(3_000_000)],
];
test.each(wrong)('%s is refused and nothing is stored', async (_, name, content) => {
  const row = await announced(content, name);
  const answer = await refusal(await documents.send(row.id, new Uint8Array(content)));
  expect(answer).toMatchObject({ status: 415, code: 'file_type_not_allowed' });
  expect(answer.message).toMatch(/^File type not allowed\. /);
  await expectPending(row);
});

test.each([
  ['empty', 0],
  ['shorter', 4999],
  ['longer', 5001],
  ['far longer', 3_000_000],
])('a body that is %s than announced is refused by its length alone', async (_, length) => {
  const row = await announced(5000);
  const answer = await refusal(
    await documents.send(row.id, new Uint8Array(aPdf(1, 3_000_000).subarray(0, length))),
  );
  expect(answer).toMatchObject({ status: 422, code: 'file_unreadable' });
  await expectPending(row);
});

test.each([
  ['shorter', 4999],
  ['longer', 5001],
  ['far longer', 3_000_000],
])('a body without a length that turns out %s is refused', async (_, length) => {
  const row = await announced(5000);
  const content = aPdf(1, 3_000_000).subarray(0, length);
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < content.length; at += 1000)
        controller.enqueue(new Uint8Array(content.subarray(at, at + 1000)));
      controller.close();
    },
  });
  expect(await refusal(await documents.send(row.id, body))).toMatchObject({ code: 'file_unreadable' });
  await expectPending(row);
});

/** A PUT that this test writes byte by byte. */
function rawPut(row: DocumentRow, length: number) {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const lines = [
    `PUT /api/documents/${row.id}/content HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Content-Length: ${length}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  return { socket, answer: () => answer };
}

test('a Content-Length that promises more than comes stores nothing, and the server lives', async () => {
  const content = aPdfOf(5000);
  const row = await announced(content);
  const { socket } = rawPut(row, 5000);
  socket.end(content.subarray(0, 3000));
  await vi.waitFor(() => expect(socket.closed).toBe(true), 30_000);
  await expectPending(row);
  expect(await answerOf(await documents.send(row.id, new Uint8Array(content)))).toMatchObject({
    upload_status: 'uploaded',
  });
});

test('a connection that is cut in the middle stores nothing and can be repeated', async () => {
  const content = aPdfOf(900_000);
  const row = await announced(content);
  const { socket } = rawPut(row, content.length);
  socket.write(content.subarray(0, 600_000));
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1), 30_000);
  socket.destroy();
  await vi.waitFor(async () => expect(await stored()).toEqual([]), 30_000);
  await expectPending(row);
  expect(await answerOf(await documents.send(row.id, new Uint8Array(content)))).toMatchObject({
    upload_status: 'uploaded',
  });
  expect(await bytesOf(await documents.content(row.id))).toEqual(content);
});

test('a sender who waits for permission is refused before it sends a byte', async () => {
  const row = await announced(5000);
  const url = new URL(`/api/documents/${row.id}/content`, server.url);
  const answer = await new Promise<{ status?: number; asked: boolean }>((resolve, reject) => {
    let asked = false;
    const put = request(url, {
      method: 'PUT',
      headers: { ...headers, 'content-length': '6000', expect: '100-continue' },
    });
    put.on('continue', () => {
      asked = true;
      put.end(Buffer.alloc(6000));
    });
    put.on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode, asked });
    });
    put.on('error', reject);
    put.flushHeaders();
  });
  expect(answer.status).toBe(422);
});

test('an announcement that has waited too long is gone', async () => {
  const content = aPdf();
  const row = await announced(content);
  server.passTime(announcedForMs + 1000);
  documents = documentsClient(server.url, await server.signedIn(maria));
  expect((await documents.send(row.id, new Uint8Array(content))).status).toBe(404);
  server.passTime(-announcedForMs - 1000);
});

test('a document that was deleted while its bytes arrived stays deleted', async () => {
  const content = aPdfOf(900_000);
  const row = await announced(content);
  const { socket, answer } = rawPut(row, content.length);
  socket.write(content.subarray(0, 600_000));
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1), 30_000);
  expect((await documents.remove(row.id)).status).toBe(204);
  socket.write(content.subarray(600_000));
  await vi.waitFor(() => expect(answer()).toContain('HTTP/1.1 404'), 30_000);
  socket.destroy();
  expect(await stored()).toEqual([]);
});

test('the log names no file and no person', async () => {
  await documents.upload(application, 'canary-name.pdf', aPdf());
  const row = await announced(5000, 'canary-name.pdf');
  await documents.send(row.id, new Uint8Array(randomBytes(5000)));
  const log = server.lines.join('');
  expect(log).not.toMatch(/canary-name|Page 1/);
  expect(log).not.toContain(maria.email);
  expect(log).not.toContain(maria.id);
});
