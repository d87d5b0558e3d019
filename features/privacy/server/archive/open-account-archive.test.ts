import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { answerOf, bytesOf, documentsClient, refusal } from '#tests/support/documents-client.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { aJpeg, aPdf } from '#tests/support/sample-files.ts';
import { aServer, type SignedIn } from '#tests/support/server.ts';

const server = aServer();
let maria: { id: string; email: string };
let headers: SignedIn;

beforeEach(async () => {
  maria = await server.aPerson({ profile: { full_name: 'Maria <b>Reis</b>', phone: '+1 555 0100' } });
  headers = await server.signedIn(maria);
});

const ask = (more: object = {}) => documentsClient(server.url, { ...headers, ...more });
const link = async (more?: object) =>
  (await answerOf<{ url: string }>(await ask(more).accountArchiveLink())).url;
const open = (url: string, cookie: string | undefined = headers.cookie, init: RequestInit = {}) =>
  fetch(server.url + url, { ...init, headers: cookie ? { cookie } : {} });
const copies = () =>
  server.root
    .selectFrom('audit_log')
    .select(['action', 'details', 'actor_id', 'owner_id'])
    .where('subject_id', '=', maria.id)
    .where('action', '=', 'account.copied')
    .execute();
const textOf = (files: Map<string, Buffer>, name: string) => files.get(name)?.toString() ?? '';

test('somebody who moves out gets every paper, a page to read and the data', async () => {
  const own = await server.anApplication({ owner: maria });
  const paul = await server.anApplication({ owner: maria, applicant: 'spouse', applicant_name: 'Paul' });
  const passport = await ask().upload(own, 'passport.pdf', aPdf(7), { document_category: 'passport' });
  await ask().upload(paul, 'passport.jpg', aJpeg(300), { document_category: 'passport' });
  const message = await server.aMessage({
    from: maria,
    subject: 'Apostille',
    message: 'Which <i>state</i>?',
  });
  await server.root
    .insertInto('support_replies')
    .values({ message_id: message.id, user_id: maria.id, from_staff: true, body: 'The one\nthat issued it.' })
    .execute();
  await server.root
    .insertInto('application_guide_notes')
    .values({ application_id: own.id, question_id: 'purpose-why', note: 'The light' })
    .execute();
  const stranger = await server.anApplication();
  await server.aMessage({ from: { id: stranger.user_id }, subject: 'Of somebody else' });

  const answer = await open(await link());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="rumo-data-\d{4}-\d\d-\d\d\.zip"$/,
  );
  const files = readZip(await bytesOf(answer));
  expect([...files.keys()]).toEqual([
    'Documents/Your own application/Passport/passport.pdf',
    'Documents/Application of Paul (spouse)/Passport/passport.jpg',
    'Read me first.html',
    'data.json',
  ]);
  expect(files.get('Documents/Your own application/Passport/passport.pdf')?.equals(aPdf(7))).toBe(true);

  const page = textOf(files, 'Read me first.html');
  expect(page).toContain('Maria &lt;b&gt;Reis&lt;/b&gt;');
  expect(page).toContain('Which &lt;i&gt;state&lt;/i&gt;?');
  expect(page).toContain('The one\nthat issued it.');
  expect(page).toContain('Why do you want to live in Portugal?');
  expect(page).toContain('href="Documents/Your%20own%20application/Passport/passport.pdf"');
  expect(page).toContain(`You uploaded passport.pdf`);
  const data = JSON.parse(textOf(files, 'data.json'));
  expect(data.profiles).toMatchObject([{ full_name: 'Maria <b>Reis</b>', phone: '+1 555 0100' }]);
  expect(data.files[passport.id]).toBe('Documents/Your own application/Passport/passport.pdf');
  expect(data.application_guide_notes).toMatchObject([{ note: 'The light' }]);
  expect(JSON.stringify(data) + page).not.toMatch(/Of somebody else/);
  expect(await copies()).toEqual([
    { action: 'account.copied', details: { documents: 2 }, actor_id: maria.id, owner_id: maria.id },
  ]);
  expect(server.lines.join('')).not.toMatch(/Reis|signature=/);
});

test('a paper whose bytes are gone is named on the page, and the rest arrives', async () => {
  const application = await server.anApplication({ owner: maria });
  const lost = await ask().upload(application, 'lost.pdf', aPdf(1));
  await ask().upload(application, 'kept.pdf', aPdf(2));
  const { file_path } = await server.root
    .selectFrom('documents')
    .select('file_path')
    .where('id', '=', lost.id)
    .executeTakeFirstOrThrow();
  await rm(join(server.platform.env.dataDir, 'files', file_path));

  const files = readZip(await bytesOf(await open(await link())));
  expect([...files.keys()]).toEqual(['Documents/General/kept.pdf', 'Read me first.html', 'data.json']);
  expect(textOf(files, 'Read me first.html')).toContain('<li>lost.pdf</li>');
  expect(JSON.parse(textOf(files, 'data.json')).files[lost.id]).toBeNull();
  expect(server.lines.join('')).toContain('a stored document cannot be read');
});

test('who has nothing yet gets a page that says so, in the language of the screen', async () => {
  const files = readZip(await bytesOf(await open(await link({ 'accept-language': 'pt-PT' }))));
  expect([...files.keys()]).toEqual(['Leia primeiro.html', 'data.json']);
  const page = textOf(files, 'Leia primeiro.html');
  expect(page).toContain('<html lang="pt-PT">');
  expect(page).toContain('O que guardamos sobre si');
  expect(page).toContain('Nada.');
});

test('the link is of this session alone, for an hour, and nothing is recorded of who may not', async () => {
  const url = await link();
  const other = await server.signedIn(maria);
  const stranger = await server.signedIn(await server.aPerson());
  const admin = await server.signedIn(await server.aPerson({ role: 'admin' }));
  for (const cookie of ['', other.cookie, stranger.cookie, admin.cookie])
    expect((await refusal(await open(url, cookie))).code).toBe('not_found');
  const forged = url.replace(/signature=.+$/, `signature=${'a'.repeat(43)}`);
  expect((await refusal(await open(forged))).code).toBe('not_found');
  expect(
    (await refusal(await fetch(`${server.url}/api/account/archive-link`, { method: 'POST' }))).code,
  ).toBe('not_authenticated');
  server.passTime(3_601_000);
  expect((await refusal(await open(url))).code).toBe('not_found');
  expect(await copies()).toEqual([]);
});

test('asking for the head of it reads no file and records nothing', async () => {
  expect((await open(await link(), headers.cookie, { method: 'HEAD' })).status).toBe(200);
  expect(await copies()).toEqual([]);
});
