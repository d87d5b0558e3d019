import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '#tests/support/factories.ts';
import { aServer, type SignedIn } from '#tests/support/server.ts';

const server = aServer();
let maria: Person;
let owner: SignedIn;
let message: { id: string };
let reply: { id: string };
/** Of the same person. */
let second: { id: string };

beforeAll(async () => {
  maria = await server.aPerson();
  owner = await server.signedIn(maria);
  message = await server.aMessage({ from: maria, status: 'resolved' });
  second = await server.aMessage({ from: maria });
  const author = await server.aPerson({ role: 'moderator' });
  reply = await server.root
    .insertInto('support_replies')
    .values({
      message_id: message.id,
      user_id: maria.id,
      author_id: author.id,
      from_staff: true,
      body: 'Oregon.',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
});

type Ask = (as: Partial<SignedIn>, id: string) => Promise<Response>;

const ask =
  (method: string, path: (id: string) => string, body?: (id: string) => object): Ask =>
  (as, id) =>
    fetch(server.url + path(id), {
      method,
      headers: { ...as, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body(id)) }),
    });
const answer = () => ({ body: 'Mine now.', client_key: randomUUID() });

/** Every way to name somebody's message or reply; `id` is the one asked for. */
const own: [string, Ask][] = [
  ['read', ask('GET', (id) => `/api/support/messages/${id}`)],
  [
    'rate',
    ask(
      'PUT',
      (id) => `/api/support/messages/${id}/rating`,
      () => ({ helpful: true }),
    ),
  ],
  ['reply', ask('POST', (id) => `/api/support/messages/${id}/replies`, answer)],
  [
    'mark as read',
    ask(
      'PUT',
      (id) => `/api/support/messages/${id}/read`,
      () => ({ reply_id: reply.id }),
    ),
  ],
];
const office: [string, Ask][] = [
  ['read as staff', ask('GET', (id) => `/api/office/support/${id}`)],
  ['answer as staff', ask('POST', (id) => `/api/office/support/${id}/replies`, answer)],
  ['note as staff', ask('POST', (id) => `/api/office/support/${id}/notes`, answer)],
  [
    'set the status',
    ask(
      'PUT',
      (id) => `/api/office/support/${id}/status`,
      () => ({ status: 'open' }),
    ),
  ],
  [
    'set the priority',
    ask(
      'PUT',
      (id) => `/api/office/support/${id}/priority`,
      () => ({ priority: 'high' }),
    ),
  ],
  [
    'assign',
    ask(
      'PUT',
      (id) => `/api/office/support/${id}/assignment`,
      () => ({ assigned_to: null }),
    ),
  ],
  [
    'snooze',
    ask(
      'PUT',
      (id) => `/api/office/support/${id}/snooze`,
      () => ({ snoozed_until: null }),
    ),
  ],
  [
    'merge',
    ask(
      'POST',
      (id) => `/api/office/support/${id}/merge`,
      () => ({ other: second.id }),
    ),
  ],
  [
    'change several',
    ask(
      'POST',
      () => '/api/office/support/changes',
      (id) => ({ changes: [{ id, change: { status: 'open' } }] }),
    ),
  ],
  ['count', ask('GET', () => '/api/office/support/counts')],
];
const [, markRead] = own[3] ?? ['', undefined];

const everything = async () => ({
  messages: await server.root.selectFrom('support_messages').selectAll().orderBy('id').execute(),
  replies: await server.root.selectFrom('support_replies').selectAll().orderBy('id').execute(),
  notes: await server.root.selectFrom('support_notes').selectAll().orderBy('id').execute(),
  mails: await server.root.selectFrom('outbox_mails').selectAll().orderBy('id').execute(),
});

/** What a caller can see of an answer, without what differs between any two of them. */
async function seen(response: Response) {
  const headers = Object.fromEntries(response.headers);
  for (const name of ['x-request-id', 'date']) delete headers[name];
  const text = (await response.text()).replaceAll(/"request_id":"[^"]*"/g, '"request_id":""');
  return { status: response.status, headers, text };
}

describe.each([
  ['a stranger', 'user'],
  ['a moderator on a person’s route', 'moderator'],
  ['an admin on a person’s route', 'admin'],
] as const)('%s', (_, role) => {
  let stranger: SignedIn;
  beforeAll(async () => {
    const person = await server.aPerson({ role });
    await server.aMessage({ from: person });
    stranger = await server.signedIn(person);
  });

  test.each(own)('cannot tell a foreign message from one that does not exist: %s', async (_, way) => {
    const before = await everything();
    const missing = await seen(await way(stranger, randomUUID()));
    expect(missing.status).toBe(404);
    for (const id of [message.id, reply.id]) expect(await seen(await way(stranger, id))).toEqual(missing);
    expect(await everything()).toEqual(before);
  });

  test('sees nobody else’s in the list', async () => {
    const response = await fetch(`${server.url}/api/support/messages`, { headers: { ...stranger } });
    const { messages } = (await response.json()) as { messages: { id: string }[] };
    expect(messages).toHaveLength(1);
    expect(messages[0]?.id).not.toBe(message.id);
  });
});

test.each(office)(
  'an applicant gets nowhere in the office, with their own message neither: %s',
  async (_, way) => {
    const before = await everything();
    for (const id of [message.id, randomUUID()]) expect((await way(owner, id)).status).toBe(403);
    expect(await everything()).toEqual(before);
  },
);

test.each([...own, ...office])(
  'whoever brings half a session or none is not signed in: %s',
  async (_, way) => {
    const before = await everything();
    const { authorization, cookie } = owner;
    for (const half of [{}, { authorization }, { cookie }])
      expect((await way(half, message.id)).status).toBe(401);
    expect(await everything()).toEqual(before);
  },
);

test('a reply of another conversation marks nothing as read', async () => {
  const other = await server.aMessage({ from: maria });
  const before = await everything();
  expect((await markRead?.(owner, other.id))?.status).toBe(404);
  expect(await everything()).toEqual(before);
});

test('nobody passes for staff, signs for somebody else or rewrites what was said, even past the routes', async () => {
  const row = {
    message_id: message.id,
    user_id: maria.id,
    author_id: maria.id,
    from_staff: false,
    body: 'x',
  };
  const stranger = await server.aPerson();
  const before = await everything();
  for (const forged of [{ from_staff: true }, { author_id: stranger.id }, { author_id: null }])
    await expect(
      server.asApplicant(maria, (tx) =>
        tx
          .insertInto('support_replies')
          .values({ ...row, ...forged })
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/);
  await expect(
    server.asModerator((tx) => tx.insertInto('support_replies').values(row).execute()),
  ).rejects.toThrow(/row-level security/);
  const rewrite = (tx: Parameters<Parameters<typeof server.asApplicant>[1]>[0]) =>
    tx.updateTable('support_replies').set({ body: 'x' }).execute();
  await expect(server.asApplicant(maria, rewrite)).rejects.toThrow(/permission denied/);
  await expect(server.asModerator(rewrite)).rejects.toThrow(/permission denied/);
  await expect(server.asSystem(rewrite)).rejects.toThrow(/permission denied/);
  expect(await everything()).toEqual(before);
});

test('and all of it was there to be found', async () => {
  for (const [name, way] of own) expect([name, (await way(owner, message.id)).ok]).toEqual([name, true]);
  const staff = await server.signedIn(await server.aPerson({ role: 'moderator' }));
  for (const [name, way] of office) expect([name, (await way(staff, message.id)).ok]).toEqual([name, true]);
});
