import { expect, test } from 'vitest';
import { hashSecret } from '#platform/server/secrets.ts';
import { aServer, type SignedIn } from '#tests/support/server.ts';
import { routes } from './routes.ts';

const server = aServer();

const read = (headers: Partial<SignedIn>, path = '/api/profile') =>
  fetch(server.url + path, { headers: headers as Record<string, string> });

const answerOf = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as object),
});

const refused = { status: 401, error: expect.objectContaining({ code: 'not_authenticated' }) };

const cookieOf = ({ cookie }: SignedIn) => hashSecret(cookie.split('=')[1] ?? '');

/** A signed token whose session is over: what it would read is on its way when that is found out. */
async function afterSignOut(person: { id: string }): Promise<SignedIn> {
  const headers = await server.signedIn(person);
  await server.root
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('cookie_hash', '=', cookieOf(headers))
    .execute();
  return headers;
}

const paths = async () => {
  const owner = await server.aPerson();
  const { id } = await server.anApplication({ owner });
  const filled = routes
    .filter((route) => 'read' in route && route.policy === 'person')
    .map(({ contract }) => contract.path.replaceAll('{application_id}', id))
    .map((path) => (path === '/api/documents' ? `${path}?application_id=${id}` : path));
  return { owner, filled };
};

test('what a person reads leaves for a living session, and for none that is over', async () => {
  const { owner, filled } = await paths();
  expect(filled.length).toBeGreaterThan(8);
  const headers = await server.signedIn(owner);
  const over = await afterSignOut(owner);
  for (const path of filled) {
    expect((await read(headers, path)).status, path).toBe(200);
    expect(await answerOf(await read(over, path)), path).toMatchObject(refused);
  }
});

test('what staff read leaves for a living session of staff, and for no applicant', async () => {
  const application = await server.anApplication({ owner: await server.aPerson() });
  const moderator = await server.aPerson({ role: 'moderator' });
  const headers = await server.signedIn(moderator);
  const over = await afterSignOut(moderator);
  const applicant = await server.signedIn(await server.aPerson());
  for (const path of ['/api/office/applications', `/api/office/applications/${application.id}`]) {
    const answer = await read(headers, path);
    expect(await answer.text(), path).toContain(application.id);
    expect(await answerOf(await read(over, path)), path).toMatchObject(refused);
    expect(await answerOf(await read(applicant, path)), path).toEqual({
      status: 403,
      error: expect.objectContaining({ code: 'forbidden' }),
    });
  }
  // Who is not let in does not learn what there is.
  for (const path of ['/api/office/applications/no-id', '/api/office/accounts'])
    expect((await read(applicant, path)).status, path).toBe(403);
  expect((await read(headers, '/api/office/accounts')).status).toBe(403);
});

test('a refusal tells who is not signed in nothing of what was looked for', async () => {
  const over = await afterSignOut(await server.aPerson());
  const stranger = await server.anApplication({ owner: await server.aPerson() });
  for (const path of [
    `/api/applications/${stranger.id}/guide`,
    '/api/applications/no-id/guide',
    '/api/documents?application_id=no-id',
  ])
    expect(await answerOf(await read(over, path)), path).toMatchObject(refused);
});

test('a token without its cookie does not use up the share of its owner', async () => {
  const headers = await server.signedIn(await server.aPerson());
  const withoutCookie = { ...headers, cookie: headers.cookie.replace(/=.*/, `=${'x'.repeat(43)}`) };
  for (let n = 0; n < 600; n += 50)
    await Promise.all(Array.from({ length: 50 }, () => read(withoutCookie).then((answer) => answer.text())));
  expect((await read(withoutCookie)).status).toBe(429);
  expect((await read(headers)).status).toBe(200);
});

test('a person who asks more often than the limit is told to wait', async () => {
  const headers = await server.signedIn(await server.aPerson());
  for (let n = 0; n < 600; n += 50)
    expect(
      await Promise.all(Array.from({ length: 50 }, () => read(headers).then(({ status }) => status))),
    ).toEqual(Array.from({ length: 50 }, () => 200));
  expect((await read(headers)).status).toBe(429);
});
