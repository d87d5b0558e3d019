import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { tellDecision } from '#features/applications/server/tell-decision.ts';
import { followLive as followLiveOperation } from '#features/presence/server/follow-live.ts';
import { listen } from '#platform/server/http/listen.ts';
import { maxStreamsPerPerson, openLive } from '#platform/server/live.ts';
import type { Person } from '#tests/support/factories.ts';
import { followLive } from '#tests/support/live-client.ts';
import { aProfile } from '#tests/support/request-bodies.ts';
import { aServer } from '#tests/support/server.ts';
import { createApp } from './app.ts';

const server = aServer({ heartbeatMs: 40 });
const open: { leave(): Promise<void> }[] = [];
afterEach(async () => {
  for (const stream of open.splice(0)) await stream.leave();
});

async function following(person: Person, url = server.url, readingMs?: number) {
  const stream = await followLive(url, await server.signedIn(person), readingMs);
  open.push(stream);
  return stream;
}

const setProfile = (person: Person, full_name: string) =>
  server.root
    .insertInto('profiles')
    .values({ user_id: person.id, full_name })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ full_name }))
    .execute();

const tick = ({ id }: { id: string }) =>
  server.root
    .insertInto('application_guide_items')
    .values({ application_id: id, item_id: 'nif-passport' })
    .execute();

const saveADay = ({ id }: { id: string }) =>
  server.root
    .insertInto('application_dates')
    .values({ application_id: id, kind: 'move_in', day: '2027-03-14' })
    .execute();

test('a person hears what changes for them, and never what changes for somebody else', async () => {
  const [maria, robert] = [await server.aPerson(), await server.aPerson()];
  const stream = await following(maria);
  const others = await server.anApplication({ owner: robert });
  await server.aDocument({ application: others });
  await tick(others);
  await saveADay(others);
  await server.root
    .insertInto('support_messages')
    .values({ user_id: robert.id, subject: 'a', message: 'b' })
    .execute();
  await setProfile(robert, 'Robert');
  const own = await server.anApplication({ owner: maria });
  await server.aDocument({ application: own });
  await tick(own);
  await saveADay(own);
  await server.root
    .insertInto('support_messages')
    .values({ user_id: maria.id, subject: 'a', message: 'b' })
    .execute();
  await setProfile(maria, 'Maria');
  await stream.change('profile');
  // Notices come in the order of their commits: what was told of Robert would stand before.
  expect(stream.changes()).toEqual([
    `applications ${own.id}`,
    `documents ${own.id}`,
    `guide ${own.id}`,
    `dates ${own.id}`,
    'support',
    'profile',
  ]);
});

test('staff hear of everybody’s cases and tickets, until they are no longer staff', async () => {
  const [maria, nora] = [await server.aPerson(), await server.aPerson({ role: 'moderator' })];
  const stream = await following(nora);
  const { id } = await server.anApplication({ owner: maria });
  await server.root
    .insertInto('support_messages')
    .values({ user_id: maria.id, subject: 'a', message: 'b' })
    .execute();
  await stream.change('office-support');
  expect(stream.changes()).toEqual([`office-applications ${id}`, 'office-support']);

  await server.root.deleteFrom('user_roles').where('user_id', '=', nora.id).execute();
  await server.anApplication();
  expect(await stream.endReason()).toBe('role');
  expect(stream.changes().slice(2)).toEqual([]);
  // The next one is a person's own.
  const own = await following(nora);
  await server.anApplication();
  await setProfile(nora, 'Nora');
  await own.change('profile');
  expect(own.changes()).toEqual(['profile']);
});

test('many rows of one person in one statement are one notice', async () => {
  const maria = await server.aPerson();
  const application = await server.anApplication({ owner: maria });
  for (let made = 0; made < 20; made += 1) await server.aDocument({ application });
  const stream = await following(maria);
  // Notices come in order: after this one, none of the uploads above is still on its way.
  await setProfile(maria, 'Maria');
  await stream.change('profile');
  const before = stream.changes().length;
  await server.root.updateTable('documents').set({ bytes_missing_since: new Date() }).execute();
  await setProfile(maria, 'Maria W');
  await expect.poll(() => stream.changes().slice(before)).toEqual([`documents ${application.id}`, 'profile']);
});

test('what is committed through one web process arrives at the streams of another', async () => {
  const { platform } = server;
  const live = openLive(server.connections.logins.rumo_anon, platform.log);
  const second = await listen(createApp({ ...platform, live }), { host: '127.0.0.1', port: 0 });
  try {
    const maria = await server.aPerson();
    const stream = await following(maria, `http://127.0.0.1:${second.port}`);
    const body = JSON.stringify(aProfile({ full_name: 'Maria W' }));
    const headers = { ...(await server.signedIn(maria)), 'content-type': 'application/json' };
    const saved = await fetch(`${server.url}/api/profile`, { method: 'PUT', headers, body });
    expect(saved.status).toBe(200);
    await stream.change('profile');
    await live.stop();
    expect(await stream.endReason()).toBe('stopping');
  } finally {
    await live.stop();
    await second.stop();
  }
});

test('what changed while a page was opening is told with the hello, once, and only to whom it concerns', async () => {
  const [maria, robert, nora] = [
    await server.aPerson(),
    await server.aPerson(),
    await server.aPerson({ role: 'moderator' }),
  ];
  const reading = 500;
  const listened = async () => (await following(robert, server.url, reading + 100)).hello()?.complete;
  await expect.poll(listened).toBe(true);
  const awake = await following(maria);
  const { id } = await server.anApplication({ owner: maria });
  await server.root.updateTable('visa_applications').set({ version: 2 }).where('id', '=', id).execute();
  await awake.until(() => awake.changes().length > 1);

  const late = async (person: Person) => {
    const stream = await following(person, server.url, reading);
    await stream.beat();
    return [stream.hello(), ...stream.changes().filter((change) => change.endsWith(id))];
  };
  expect(await late(maria)).toEqual([{ complete: true }, `applications ${id}`]);
  expect(await late(nora)).toEqual([{ complete: true }, `office-applications ${id}`]);
  expect(await late(robert)).toEqual([{ complete: true }]);
});

test('a page that has been opening since before the server knows is told to read everything again', async () => {
  const stream = await following(await server.aPerson(), server.url, 86_400_000);
  expect(stream.hello()).toEqual({ complete: false });
});

test('a decision reaches the applicant when it can no longer be undone, and staff at once', async () => {
  const [maria, nora] = [await server.aPerson(), await server.aPerson({ role: 'admin' })];
  const { id, version } = await server.anApplication({ owner: maria, status: 'under_review' });
  const [hers, office] = [await following(maria), await following(nora)];
  // The notice of the application itself may come late: what comes after this is of what follows.
  await setProfile(maria, 'M.');
  await hers.change('profile');
  hers.events.splice(0);
  const headers = { ...(await server.signedIn(nora)), 'content-type': 'application/json' };
  const decided = await fetch(`${server.url}/api/office/applications/${id}/status`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ status: 'approved', version, reason: '' }),
  });
  expect(decided.status).toBe(200);
  await office.change('office-applications');

  await tellDecision({ application_id: id }, server.platform);
  await setProfile(maria, 'Maria');
  await hers.change('profile');
  expect(hers.changes()).toEqual(['profile']);

  server.passTime(31_000);
  await tellDecision({ application_id: id }, server.platform);
  await hers.change('applications');
  // The queue's own clock is the database's.
  const { rows } = await sql`select key, run_at > now() + interval '29 seconds' as later
    from graphile_worker.jobs where key = ${`tell-decision:${id}`}`.execute(server.root);
  expect(rows).toEqual([{ key: `tell-decision:${id}`, later: true }]);
});

test('a stream ends when its session was ended, and hears nothing after it', async () => {
  const maria = await server.aPerson();
  const stream = await following(maria);
  const now = new Date();
  await server.root
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'signed_out' })
    .where('user_id', '=', maria.id)
    .execute();
  expect(await stream.endReason()).toBe('session');
  await setProfile(maria, 'Maria');
  expect(stream.changes()).toEqual([]);
});

test('a stream does not keep staff signed in who have gone', async () => {
  const nora = await server.aPerson({ role: 'moderator' });
  const stream = await following(nora);
  await stream.beat();
  server.passTime(61 * 60_000);
  expect(await stream.endReason()).toBe('session');
});

test('the oldest of too many streams gives way', async () => {
  const maria = await server.aPerson();
  const streams = [];
  for (let made = 0; made <= maxStreamsPerPerson; made += 1) streams.push(await following(maria));
  const [oldest, ...others] = streams;
  expect(await oldest?.endReason()).toBe('crowded');
  await setProfile(maria, 'Maria');
  await Promise.all(others.map((stream) => stream.change('profile')));
});

test('whoever lost the database says hello again when it is back', async () => {
  const stream = await following(await server.aPerson());
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'rumo: live' and datname = current_database()`.execute(server.root);
  await stream.until(() => stream.events.filter(({ event }) => event === 'hello').length > 1);
});

test('whoever takes nothing of what is sent is cut off', async () => {
  const maria = await server.aPerson();
  const { cookie } = await server.signedIn(maria);
  const session = await server.root
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', maria.id)
    .executeTakeFirstOrThrow();
  const cut = vi.fn();
  const raw = new Request(server.url, { headers: { cookie } });
  const http = { req: { method: 'GET', raw }, env: { outgoing: { destroy: cut } } };
  const person = { userId: maria.id, sessionId: session.id, role: 'user', email: maria.email };
  const { body } = await followLiveOperation({ params: undefined, query: {}, body: undefined }, {
    platform: server.platform,
    person,
    http,
  } as never);
  for (let made = 0; made < 120; made += 1) await setProfile(maria, `Maria ${made}`);
  await expect.poll(() => cut.mock.calls.length).toBeGreaterThan(0);
  await body?.cancel();
});

test('nothing in between may store, compress or collect a stream', async () => {
  const { headers } = await following(await server.aPerson());
  expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-encoding')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['nothing', () => ({})],
  ['a token without its cookie', ({ authorization }: { authorization: string }) => ({ authorization })],
  ['a cookie without its token', ({ cookie }: { cookie: string }) => ({ cookie })],
])('whoever brings %s is not signed in', async (_, half) => {
  const headers = half(await server.signedIn(await server.aPerson()));
  expect(
    (await fetch(`${server.url}/api/updates`, { headers: headers as Record<string, string> })).status,
  ).toBe(401);
});
