import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentTexts as portugueseDocuments } from '#features/documents/texts/documents.pt.ts';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { errorTexts as portugueseErrors } from '#platform/shared/texts/errors.pt.ts';
import { errorTexts } from '#platform/shared/texts/errors.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();

const messageOf = async (answer: Response) => (await answer.json()).error.message;

test.each([
  ['pt-PT', portugueseErrors.not_found],
  ['en-US', errorTexts.not_found],
  ['fr-FR,pt;q=0.5', errorTexts.not_found],
])('who asks in %s is refused in that language, or in English', async (language, message) => {
  const answer = await fetch(`${server.url}/api/nowhere`, { headers: { 'accept-language': language } });
  expect(await messageOf(answer)).toBe(message);
});

test.each([
  ['pt-PT', portugueseErrors.not_found, 'href="/pt"'],
  ['en-US', errorTexts.not_found, 'href="/"'],
])(
  'a tab of somebody who reads %s is told by a page, whose look the browser takes',
  async (language, message, start) => {
    const headers = { 'accept-language': language, accept: 'text/html,*/*;q=0.8' };
    const answer = await fetch(`${server.url}/api/nowhere`, { headers });
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    for (const part of [message, start, answer.headers.get('x-request-id')]) expect(page).toContain(part);
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
    expect(page).not.toContain('<script');
  },
);

test.each([
  ['en-US', 'Please use 50 letters or fewer.'],
  ['pt-PT', 'Use 50 letras, no máximo.'],
])('beside a field that is too long stand our words in %s', async (language, phone) => {
  const headers = { ...(await server.signedIn(await server.aPerson())), 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/api/profile`, {
    method: 'PUT',
    headers: { ...headers, 'accept-language': language },
    body: JSON.stringify({
      ...{ full_name: 'Rose Whitaker', nationality: null, current_location: null },
      phone: '+1 617 555 0123, in the evening +1 617 555 0199, ask for Ann',
    }),
  });
  expect((await answer.json()).error.fields).toEqual({ phone });
});

test('a sentence that is put together is in one language, and so is what stands beside the field', async () => {
  const maria = await server.aPerson();
  const application = await server.anApplication({ owner: maria });
  const headers = { ...(await server.signedIn(maria)), 'content-type': 'application/json' };
  const announce = (language: string, name: string, size: number) =>
    fetch(`${server.url}/api/documents`, {
      method: 'POST',
      headers: { ...headers, 'accept-language': language },
      body: JSON.stringify({ application_id: application.id, file_name: name, file_size: size }),
    });
  const sentence = ({ empty, emptyHelp }: { empty: string; emptyHelp: string }) => `${empty} ${emptyHelp}`;
  const [english, portuguese] = [documentTexts.errors, portugueseDocuments.errors];
  expect(await messageOf(await announce('en-US', 'lease.pdf', 0))).toBe(sentence(english));
  expect(await messageOf(await announce('pt-PT', 'lease.pdf', 0))).toBe(sentence(portuguese));

  const { error } = await (await announce('pt-PT', `${'a'.repeat(260)}.pdf`, 10)).json();
  const tooLong = `${portuguese.nameTooLong} ${portuguese.nameTooLongHelp}`;
  expect(error).toMatchObject({ message: tooLong, fields: { file_name: tooLong } });
});
