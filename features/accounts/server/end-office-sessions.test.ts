import { beforeAll, expect, test } from 'vitest';
import type { Person } from '#tests/support/factories.ts';
import { followLive } from '#tests/support/live-client.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();

let ana: Person;
let office: Record<string, string>;
beforeAll(async () => {
  ana = await server.aPerson({ role: 'admin' });
  office = await headersOf(ana);
});

const headersOf = async (person: Person) => ({
  ...(await server.signedIn(person)),
  'content-type': 'application/json',
});

const end = (id: string, body: object, headers = office) =>
  fetch(`${server.url}/api/office/accounts/${id}/sessions/end`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ reason: 'lost_device', ...body }),
  });

const sessionsOf = ({ id }: { id: string }) =>
  server.root
    .selectFrom('sessions')
    .select(['id', 'end_reason'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();

const stillIn = async (headers: object) =>
  (await fetch(`${server.url}/api/account`, { headers: headers as Record<string, string> })).status === 200;

test('one session ends at once, with its stream; the others stay', async () => {
  const maria = await server.aPerson();
  const phone = await server.signedIn(maria);
  const [first] = await sessionsOf(maria);
  const laptop = await server.signedIn(maria);
  const stream = await followLive(server.url, phone);
  const answer = await end(maria.id, { session_id: first?.id });
  expect([answer.status, await answer.json()]).toEqual([200, { ended: 1 }]);
  expect(await stream.endReason()).toBe('session');
  expect([await stillIn(phone), await stillIn(laptop)]).toEqual([false, true]);
  const over = (await sessionsOf(maria)).filter(({ end_reason }) => end_reason === 'ended_by_staff');
  expect(over.map(({ id }) => id)).toEqual([first?.id]);
  const entry = await server.root
    .selectFrom('audit_log')
    .selectAll()
    .where('owner_id', '=', maria.id)
    .executeTakeFirst();
  expect(entry).toMatchObject({
    action: 'session.revoked_by_staff',
    actor_id: ana.id,
    subject_id: first?.id,
    details: { reason: 'lost_device', sessions: 1 },
  });

  // Again: it is over already, and nothing more is recorded.
  expect(await (await end(maria.id, { session_id: first?.id })).json()).toEqual({ ended: 0 });
});

test('all of them end together', async () => {
  const maria = await server.aPerson();
  const devices = [await server.signedIn(maria), await server.signedIn(maria)];
  expect(await (await end(maria.id, {})).json()).toEqual({ ended: 2 });
  for (const device of devices) expect(await stillIn(device)).toBe(false);
  expect(await stillIn(office)).toBe(true);
});

test('one’s own are not ended here', async () => {
  const [own] = await sessionsOf(ana);
  expect((await end(ana.id, {})).status).toBe(403);
  expect((await end(ana.id, { session_id: own?.id })).status).toBe(403);
  expect(await stillIn(office)).toBe(true);
});

test('somebody else’s session, under a name it does not belong to, is not there', async () => {
  const [maria, robert] = [await server.aPerson(), await server.aPerson()];
  const his = await server.signedIn(robert);
  const [session] = await sessionsOf(robert);
  expect((await end(maria.id, { session_id: session?.id })).status).toBe(404);
  expect((await end(maria.id, { session_id: crypto.randomUUID() })).status).toBe(404);
  expect((await end(crypto.randomUUID(), {})).status).toBe(404);
  expect(await stillIn(his)).toBe(true);
});

test('nobody but admins ends a session of somebody else', async () => {
  const [maria, nora] = [await server.aPerson(), await server.aPerson({ role: 'moderator' })];
  const hers = await server.signedIn(maria);
  expect((await end(maria.id, {}, await headersOf(nora))).status).toBe(403);
  expect((await end(maria.id, {}, await headersOf(await server.aPerson()))).status).toBe(403);
  expect((await end(maria.id, {}, { 'content-type': 'application/json' } as never)).status).toBe(401);
  expect(await stillIn(hers)).toBe(true);
});

test('what an admin may write of a session is its end, once, and no other way', async () => {
  const maria = await server.aPerson();
  await server.signedIn(maria);
  const [session] = await sessionsOf(maria);
  const id = session?.id ?? '';
  const now = new Date();
  const ended = { ended_at: now, end_reason: 'ended_by_staff' as const };
  const write = (values: object) =>
    server.asAdmin((tx) => tx.updateTable('sessions').set(values).where('id', '=', id).executeTakeFirst());
  await expect(write({ user_id: ana.id })).rejects.toThrow(/permission denied/);
  await expect(write({ ...ended, end_reason: 'signed_out' })).rejects.toThrow(/row-level security/);
  await expect(write({ end_reason: 'ended_by_staff' })).rejects.toThrow(/row-level security/);
  expect((await write(ended)).numUpdatedRows).toBe(1n);
  expect((await write({ ended_at: null, end_reason: null })).numUpdatedRows).toBe(0n);
  const moderators = server.asModerator((tx) => tx.selectFrom('sessions').select('id').execute());
  expect(await moderators).toEqual([]);
});
