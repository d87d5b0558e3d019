import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { openFiles } from '#platform/server/files/open-files.ts';
import {
  answerOf,
  bytesOf,
  type DocumentsClient,
  documentsClient,
  refusal,
} from '#tests/support/documents-client.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { aJpeg, aPdf, aPdfOf, aPng } from '#tests/support/sample-files.ts';
import { aServer, type SignedIn } from '#tests/support/server.ts';

/** Every stored file that was opened for somebody. */
const opened: Readable[] = [];
const server = aServer({
  files: async (env) => {
    const files = await openFiles(env);
    return {
      ...files,
      async open(...wish) {
        const file = await files.open(...wish);
        opened.push(file);
        return file;
      },
    };
  },
});
let application: Awaited<ReturnType<typeof server.anApplication>>;
let headers: SignedIn;
let documents: DocumentsClient;

beforeEach(async () => {
  application = await server.anApplication();
  headers = await server.signedIn({ id: application.user_id });
  documents = documentsClient(server.url, headers);
});

const link = async () => (await answerOf<{ url: string }>(await documents.archiveLink(application.id))).url;
/** What a new tab sends: the cookie, no token. */
const open = (url: string, cookie: string | undefined = headers.cookie) =>
  fetch(server.url + url, { headers: cookie ? { cookie } : {} });
const exports = () =>
  server.root
    .selectFrom('audit_log')
    .select(['action', 'details', 'owner_id', 'actor_id'])
    .where('subject_id', '=', application.id)
    .where('action', '=', 'documents.exported')
    .execute();
const pathOf = async (id: string) => {
  const row = await server.root
    .selectFrom('documents')
    .select('file_path')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return join(server.platform.env.dataDir, 'files', row.file_path);
};

test('everything comes back byte for byte, in folders by type, with a list', async () => {
  const papers: [name: string, content: Buffer, more: object, place: string][] = [
    ['passport.pdf', aPdfOf(3_000_000), { document_category: 'passport' }, 'Passport/passport.pdf'],
    [
      'Certidão.jpg',
      aJpeg(200_000),
      { document_category: 'birth-certificate' },
      'Birth certificate/Certidão.jpg',
    ],
    ['scan.png', aPng(40), {}, 'General/scan.png'],
    ['scan.png', aPng(50), {}, 'General/scan (2).png'],
    ['nif.pdf', aPdf(), { guide_item: 'nif-document' }, 'NIF document/nif.pdf'],
    [`<img src=x onerror='a'>&.pdf`, aPdf(2), {}, `General/_img src=x onerror='a'_&.pdf`],
  ];
  for (const [name, content, more] of papers) await documents.upload(application, name, content, more);
  await server.aDocument({ application, upload_status: 'pending', file_name: 'unfinished.pdf' });
  await server.aDocument({ application, upload_status: 'deleting', file_name: 'given-up.pdf' });
  await server.aDocument({ file_name: 'of-somebody-else.pdf' });

  const answer = await open(await link());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="rumo-documents-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-store');

  const files = readZip(await bytesOf(answer));
  expect([...files.keys()]).toEqual([...papers.map(([, , , place]) => place), 'index.html']);
  for (const [, content, , place] of papers) expect(files.get(place)?.equals(content)).toBe(true);

  const index = files.get('index.html')?.toString() ?? '';
  expect(index).toContain('<a href="General/scan%20(2).png">scan.png</a>');
  expect(index).toContain('&lt;img src=x onerror=&#39;a&#39;&gt;&amp;.pdf');
  expect(index).not.toContain('<img');
  expect(await exports()).toEqual([
    {
      action: 'documents.exported',
      details: { documents: papers.length },
      owner_id: application.user_id,
      actor_id: application.user_id,
    },
  ]);
  expect(server.lines.join('')).not.toMatch(/Certid|signature=/);
});

test('without documents there is a list that says so', async () => {
  const files = readZip(await bytesOf(await open(await link())));
  expect([...files.keys()]).toEqual(['index.html']);
  expect(files.get('index.html')?.toString()).toContain('You had no documents then.');
});

const portuguese = { 'accept-language': 'pt-PT' };
test('asked for on a Portuguese screen, the folders and the list are Portuguese', async () => {
  await documents.upload(application, 'passport.pdf', aPdf(), { document_category: 'passport' });
  const inPortuguese = documentsClient(server.url, { ...headers, ...portuguese });
  const { url } = await answerOf<{ url: string }>(await inPortuguese.archiveLink(application.id));
  const files = readZip(await bytesOf(await open(url)));
  expect([...files.keys()]).toEqual(['Passaporte/passport.pdf', 'index.html']);
  const index = files.get('index.html')?.toString() ?? '';
  expect(index).toContain('<html lang="pt-PT">');
  expect(index).toContain('<h1>Os seus documentos</h1>');
});

test('a file that is lost from the disk is named, and the others come', async () => {
  const lost = await documents.upload(application, 'lost.pdf', aPdf());
  const kept = aPdf(2);
  await documents.upload(application, 'kept.pdf', kept);
  await rm(await pathOf(lost.id));
  const files = readZip(await bytesOf(await open(await link())));
  expect([...files.keys()]).toEqual(['General/kept.pdf', 'index.html']);
  expect(files.get('General/kept.pdf')?.equals(kept)).toBe(true);
  expect(files.get('index.html')?.toString()).toContain('lost.pdf<br>This file could not be read.');
  expect(server.lines.join('')).toContain(`"documentId":"${lost.id}"`);
});

test('whoever leaves in the middle leaves nothing open, and the next one is served', async () => {
  for (let part = 0; part < 4; part += 1)
    await documents.upload(application, `part-${part}.pdf`, aPdfOf(4_000_000));
  const url = await link();
  for (let round = 0; round < 5; round += 1) {
    const leaving = new AbortController();
    const answer = await fetch(server.url + url, {
      headers: { cookie: headers.cookie },
      signal: leaving.signal,
    });
    await answer.body?.getReader().read();
    leaving.abort();
  }
  expect(readZip(await bytesOf(await open(url))).size).toBe(5);
  await expect.poll(() => opened.filter((file) => !file.destroyed)).toEqual([]);
});

test('the link is worth nothing changed, late, without its cookie or for another kind of thing', async () => {
  const { id } = await documents.upload(application, 'a.pdf', aPdf());
  const url = await link();
  const other = await server.anApplication({
    user_id: application.user_id,
    applicant: 'spouse',
    applicant_name: 'P',
  });
  const single = (await answerOf<{ url: string }>(await documents.link(id))).url;
  const bad: [string, string | undefined][] = [
    [url, ''],
    [url, `${headers.cookie}x`],
    [url, (await server.signedIn({ id: application.user_id })).cookie],
    [url, (await server.signedIn(await server.aPerson({ role: 'admin' }))).cookie],
    [url.replace(application.id, other.id), headers.cookie],
    [url.replace(/expires=\d+/, 'expires=99999999999'), headers.cookie],
    [url.replace(/signature=.*/, `signature=${randomBytes(32).toString('base64url')}`), headers.cookie],
    [single.replace(`/files/${id}`, `/files/applications/${id}/documents.zip`), headers.cookie],
    [
      url
        .replace(`/files/applications/${application.id}/documents.zip`, `/files/${application.id}`)
        .replace('language=en&', ''),
      headers.cookie,
    ],
  ];
  for (const [address, cookie] of bad) {
    const answer = await open(address, cookie);
    expect([address, await refusal(answer)]).toMatchObject([address, { status: 404, code: 'not_found' }]);
  }
  server.passTime(3_601_000);
  expect((await open(url)).status).toBe(404);
  server.passTime(-3_601_000);
  expect(await exports()).toEqual([]);
  expect((await open(url)).status).toBe(200);
});

test('asking for the headers alone is no export', async () => {
  const answer = await fetch(server.url + (await link()), {
    method: 'HEAD',
    headers: { cookie: headers.cookie },
  });
  expect(answer.status).toBe(200);
  expect(await exports()).toEqual([]);
});
