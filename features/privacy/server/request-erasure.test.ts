import { expect, test } from 'vitest';
import type { Person } from '#tests/support/factories.ts';
import { runTask } from '#tests/support/run-task.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();

async function ask(person: Person, method: 'PUT' | 'DELETE' = 'PUT') {
  const answer = await fetch(`${server.url}/api/account/erasure`, {
    method,
    headers: { ...(await server.signedIn(person)), 'content-type': 'application/json' },
    body: method === 'PUT' ? '{}' : null,
  });
  return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() };
}

const rowsOf = ({ id }: Person) =>
  server.root.selectFrom('account_erasures').selectAll().where('account_id', '=', id).execute();
const mailsTo = ({ id }: Person) =>
  server.root
    .selectFrom('outbox_mails')
    .select(['id', 'subject', 'text_body'])
    .where('user_id', '=', id)
    .where('template', '=', 'erasure-requested')
    .execute();

test('the day is said to the person in the answer, on their pages and by e-mail; asking again changes nothing', async () => {
  const maria = await server.aPerson();
  const asked = await Promise.all([ask(maria), ask(maria), ask(maria)]);
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { due_at } = asked[0].body as { due_at: string };
  server.passTime(86_400_000);
  expect((await ask(maria)).body.due_at).toBe(due_at);
  const profile = await fetch(`${server.url}/api/profile`, {
    headers: { ...(await server.signedIn(maria)) },
  });
  expect(((await profile.json()) as { erasure_due_at: string }).erasure_due_at).toBe(due_at);

  const [mail, ...more] = await mailsTo(maria);
  expect(more).toEqual([]);
  await runTask(server.platform, 'send-mail', { mail_id: mail?.id ?? '' });
  const day = new Date(due_at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  expect((await mailsTo(maria))[0]?.text_body).toContain(`On ${day} we delete it`);
});

test('whoever keeps their account is told nothing more, and can ask again', async () => {
  const maria = await server.aPerson();
  await ask(maria);
  const [mail] = await mailsTo(maria);
  expect((await ask(maria, 'DELETE')).status).toBe(204);
  expect((await ask(maria, 'DELETE')).status).toBe(204);
  expect(await rowsOf(maria)).toEqual([]);
  await runTask(server.platform, 'send-mail', { mail_id: mail?.id ?? '' });
  expect(await mailsTo(maria)).toEqual([]);
  await ask(maria);
  expect(await mailsTo(maria)).toHaveLength(1);
});

test('once it has begun it cannot be taken back', async () => {
  const maria = await server.aPerson();
  await ask(maria);
  server.passTime(31 * 86_400_000);
  await runTask(server.platform, 'erase-account', { account_id: maria.id });
  const refused = await ask(maria, 'DELETE');
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toBe('Your account is being deleted. This can no longer be stopped.');
  expect(await rowsOf(maria)).toHaveLength(1);
});

test.each(['moderator', 'admin'] as const)('a %s is asked to leave the team first', async (role) => {
  const nora = await server.aPerson({ role });
  const refused = await ask(nora);
  expect(refused.status).toBe(403);
  expect(refused.body.error.message).toContain('Ask an admin to take your role away first.');
  expect(await rowsOf(nora)).toEqual([]);
});
