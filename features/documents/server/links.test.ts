import { beforeAll, expect, test } from 'vitest';
import { errorTexts } from '#platform/shared/texts/errors.ts';
import {
  answerOf,
  bytesOf,
  type DocumentsClient,
  documentsClient,
  refusal,
} from '#tests/support/documents-client.ts';
import type { Person } from '#tests/support/factories.ts';
import { aDocx, aPdf, aPng } from '#tests/support/sample-files.ts';
import { aServer, type SignedIn } from '#tests/support/server.ts';
import type { DocumentRow } from '../contract.ts';

const content = aPdf();
const server = aServer();
let maria: Person;
let application: Awaited<ReturnType<typeof server.anApplication>>;
let headers: SignedIn;
let documents: DocumentsClient;
let row: DocumentRow;

beforeAll(async () => {
  maria = await server.aPerson();
  application = await server.anApplication({ owner: maria });
  headers = await server.signedIn(maria);
  documents = documentsClient(server.url, headers);
  row = await documents.upload(application, 'a.pdf', content);
});

const linkTo = async (id: string, by = documents) =>
  answerOf<{ url: string; expires_at: string }>(await by.link(id));
/** What a new tab sends: the cookie, no token. */
const open = (url: string, cookie: string | undefined = headers.cookie) =>
  fetch(server.url + url, { headers: cookie ? { cookie } : {} });

async function expectNothing(answer: Response) {
  expect(await refusal(answer)).toMatchObject({
    status: 404,
    code: 'not_found',
    message: errorTexts.not_found,
  });
}

test('a link shows a PDF or a picture in the tab, and saves a Word file', async () => {
  for (const [name, bytes, kind] of [
    ['a.pdf', content, 'inline'],
    ['a.png', aPng(), 'inline'],
    ['a.docx', aDocx(), 'attachment'],
  ] as const) {
    const { id } = await documents.upload(application, name, bytes);
    const answer = await open((await linkTo(id)).url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`^${kind};`));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await bytesOf(answer)).toEqual(bytes);
  }
});

test('a viewer may fetch a part', async () => {
  const { url } = await linkTo(row.id);
  const answer = await fetch(server.url + url, { headers: { cookie: headers.cookie, range: 'bytes=1-3' } });
  expect([answer.status, await answer.text()]).toEqual([206, 'PDF']);
});

test('it is valid for 3600 seconds and no longer', async () => {
  const { url, expires_at } = await linkTo(row.id);
  const left = new Date(expires_at).getTime() - Date.now();
  expect(left).toBeGreaterThan(3_590_000);
  expect(left).toBeLessThanOrEqual(3_600_000);
  server.passTime(3_590_000);
  expect((await open(url)).status).toBe(200);
  server.passTime(11_000);
  await expectNothing(await open(url));
  server.passTime(-3_601_000);
});

test.each(['passport', 'criminal-record'] as const)(
  'a link to a %s is valid for 60 seconds',
  async (category) => {
    const { id } = await documents.upload(application, 'p.pdf', content, { document_category: category });
    const { url, expires_at } = await linkTo(id);
    expect(new Date(expires_at).getTime() - Date.now()).toBeLessThanOrEqual(60_000);
    server.passTime(58_000);
    expect((await open(url)).status).toBe(200);
    server.passTime(3_000);
    await expectNothing(await open(url));
    server.passTime(-61_000);
  },
);

test('without its cookie it is worth nothing, also in the same person’s other session', async () => {
  const { url } = await linkTo(row.id);
  await expectNothing(await open(url, ''));
  await expectNothing(await open(url, `${headers.cookie}x`));
  await expectNothing(await open(url, (await server.signedIn(maria)).cookie));
  await expectNothing(await open(url, (await server.signedIn(await server.aPerson())).cookie));
  expect((await open(url)).status).toBe(200);
});

test('a changed link is worth nothing', async () => {
  const other = await documents.upload(application, 'b.pdf', content);
  const { url } = await linkTo(row.id);
  const expires = Number(/expires=(\d+)/.exec(url)?.[1]);
  for (const changed of [
    url.replace(row.id, other.id),
    url.replace(`expires=${expires}`, `expires=${expires + 1}`),
    url.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? 'A' : '_'}`),
    url.replace(/signature=.*/, 'signature='),
    `${url}A`,
    `/files/${row.id}?expires=${expires}&signature=${'A'.repeat(43)}`,
  ])
    await expectNothing(await open(changed));
});

test('it ends with the session and with the document', async () => {
  const cookies = await server.signedIn(maria);
  const mine = documentsClient(server.url, cookies);
  const gone = await mine.upload(application, 'gone.pdf', content);
  const [first, second] = [await linkTo(gone.id, mine), await linkTo(row.id, mine)];
  await mine.remove(gone.id);
  await expectNothing(await open(first.url, cookies.cookie));

  expect((await open(second.url, cookies.cookie)).status).toBe(200);
  await server.root
    .updateTable('sessions')
    .set({ ended_at: new Date(), end_reason: 'signed_out' })
    .where('user_id', '=', maria.id)
    .where('cookie_hash', 'is not', null)
    .execute();
  await expectNothing(await open(second.url, cookies.cookie));
  headers = await server.signedIn(maria);
  documents = documentsClient(server.url, headers);
});

test('neither link nor log carries a name', async () => {
  const named = await documents.upload(application, 'canary-name.pdf', content);
  const { url } = await linkTo(named.id);
  expect(url).not.toContain('canary');
  await open(url);
  const log = server.lines.join('');
  expect(log).not.toMatch(/canary|signature=/);
});

test('an unfinished document has no link', async () => {
  const pending = await server.aDocument({ application, upload_status: 'pending' });
  expect((await documents.link(pending.id)).status).toBe(404);
});

test('a tab that is opened again after that hour goes to the documents, where there is a new link', async () => {
  const { url } = await linkTo(row.id);
  const over = url.replace(/expires=\d+/, 'expires=1');
  for (const [language, place] of [
    ['en-US', '/documents?link=over'],
    ['pt-PT', '/pt/documents?link=over'],
  ] as const) {
    const answer = await fetch(server.url + over, {
      headers: {
        cookie: headers.cookie,
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        'accept-language': language,
      },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, place]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});
