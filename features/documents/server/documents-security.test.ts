import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerOf, bytesOf, type DocumentsClient, documentsClient } from '#tests/support/documents-client.ts';
import type { Person } from '#tests/support/factories.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { aServer, type SignedIn } from '#tests/support/server.ts';

const content = aPdf();
const server = aServer();
let maria: Person;
let owner: DocumentsClient;
let application: Awaited<ReturnType<typeof server.anApplication>>;
let stepId: string;
let uploaded: string;
let pending: string;
let link: string;
let archive: string;

beforeAll(async () => {
  maria = await server.aPerson();
  application = await server.anApplication({ owner: maria });
  const step = await server.root
    .selectFrom('application_steps')
    .select('id')
    .where('application_id', '=', application.id)
    .executeTakeFirstOrThrow();
  stepId = step.id;
  owner = documentsClient(server.url, await server.signedIn(maria));
  uploaded = (await owner.upload(application, 'passport.pdf', content, { step_id: stepId })).id;
  pending = (
    await answerOf<{ id: string }>(
      await owner.announce({ application_id: application.id, file_name: 'b.pdf', file_size: content.length }),
    )
  ).id;
  link = (await answerOf<{ url: string }>(await owner.link(uploaded))).url;
  archive = (await answerOf<{ url: string }>(await owner.archiveLink(application.id))).url;
});

const body = () => new Uint8Array(content);
/** Every way to name somebody's document, application or step; `id` is the one asked for. */
const ways: [string, (by: DocumentsClient, id: string) => Promise<Response>][] = [
  ['read the list', (by, id) => by.list(`application_id=${id}`)],
  ['read the list of a step', (by, id) => by.list(`application_id=${id}&step_id=${id}`)],
  ['announce a file', (by, id) => by.announce({ application_id: id, file_name: 'x.pdf', file_size: 10 })],
  ['send bytes', (by, id) => by.send(id, body())],
  ['download', (by, id) => by.content(id)],
  ['download a part', (by, id) => by.content(id, { Range: 'bytes=0-3' })],
  ['read the headers', (by, id) => by.call(`/api/documents/${id}/content`, { method: 'HEAD' })],
  ['make a link', (by, id) => by.link(id)],
  ['open a link', (by, id) => by.call(link.replace(uploaded, id))],
  ['make a link to everything', (by, id) => by.archiveLink(id)],
  ['open a link to everything', (by, id) => by.call(archive.replace(application.id, id))],
  ['file under a category', (by, id) => by.categorise(id, 'passport')],
  ['delete', (by, id) => by.remove(id)],
];
const everything = () =>
  server.root.selectFrom('documents').selectAll().where('user_id', '=', maria.id).orderBy('id').execute();

/** What a caller can see of an answer, without what differs between any two of them. */
async function seen(answer: Response) {
  const headers = Object.fromEntries(answer.headers);
  for (const name of ['x-request-id', 'date']) delete headers[name];
  const text = (await answer.text()).replaceAll(/"request_id":"[^"]*"/g, '"request_id":""');
  return { status: answer.status, headers, text };
}

const strangers: [string, () => Promise<SignedIn>][] = [
  ['a stranger without an application', async () => server.signedIn(await server.aPerson())],
  [
    'another applicant',
    async () => {
      const robert = await server.aPerson();
      await server.aDocument({ application: await server.anApplication({ owner: robert }) });
      return server.signedIn(robert);
    },
  ],
  [
    'a moderator on an applicant’s route',
    async () => server.signedIn(await server.aPerson({ role: 'moderator' })),
  ],
  ['an admin on an applicant’s route', async () => server.signedIn(await server.aPerson({ role: 'admin' }))],
];

describe.each(strangers)('%s', (_, signIn) => {
  let stranger: DocumentsClient;
  beforeAll(async () => {
    stranger = documentsClient(server.url, await signIn());
  });

  test.each(ways)('cannot tell a foreign id from one that does not exist: %s', async (_, ask) => {
    const before = await everything();
    const missing = await seen(await ask(stranger, randomUUID()));
    expect(missing.status).toBe(404);
    for (const id of [uploaded, pending, application.id, stepId])
      expect(await seen(await ask(stranger, id))).toEqual(missing);
    expect(await everything()).toEqual(before);
  });

  test('cannot put a file into a foreign step of an application of their own', async () => {
    const person = await server.aPerson();
    const own = await server.anApplication({ owner: person });
    const theirs = documentsClient(server.url, await server.signedIn(person));
    const announce = (step_id: string) =>
      theirs.announce({ application_id: own.id, step_id, file_name: 'x.pdf', file_size: 10 });
    expect(await seen(await announce(stepId))).toEqual(await seen(await announce(randomUUID())));
  });
});

const halves: [string, (whole: SignedIn) => Partial<SignedIn>][] = [
  ['nothing', () => ({})],
  ['a token without its cookie', ({ authorization }) => ({ authorization })],
  ['a cookie without its token', ({ cookie }) => ({ cookie })],
];
test.each(halves)('whoever brings %s is not signed in, whatever they ask for', async (_, half) => {
  const nobody = documentsClient(server.url, half(await server.signedIn(maria)) as SignedIn);
  const before = await everything();
  for (const [name, ask] of ways.filter(([way]) => !way.startsWith('open a link')))
    for (const id of [uploaded, pending, application.id, randomUUID()])
      expect([name, (await ask(nobody, id)).status]).toEqual([name, 401]);
  expect(await everything()).toEqual(before);
});

test('and all of it was there to be found', async () => {
  expect(await bytesOf(await owner.content(uploaded))).toEqual(content);
  expect((await owner.send(pending, body())).status).toBe(200);
  expect((await owner.call(link)).status).toBe(200);
  expect((await owner.list(`application_id=${application.id}`)).status).toBe(200);
});

test('an id that is no id answers like one that does not exist', async () => {
  for (const id of ['1', '..%2f..%2fetc%2fpasswd', '%00', `${uploaded}x`, `${uploaded}%0a`, '%F0%9F%8F%A0']) {
    const answer = await owner.content(id);
    expect([id, answer.status]).toEqual([id, 404]);
  }
});
