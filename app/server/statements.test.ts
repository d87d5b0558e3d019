import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '#tests/support/factories.ts';
import { aServer, type SignedIn } from '#tests/support/server.ts';

const server = aServer();
let admin: Person;
let ana: SignedIn;
let caseId: string;
let caseOwner: Person;
let messageId: string;

async function add(people: number): Promise<void> {
  for (let made = 0; made < people; made += 1) {
    const owner: Person = await server.aPerson({ profile: {} });
    const application = await server.anApplication({ owner });
    await server.aDocument({ application });
    messageId = (await server.aMessage({ from: owner })).id;
    caseId = application.id;
    caseOwner = owner;
  }
}

beforeAll(async () => {
  admin = await server.aPerson({ role: 'admin' });
  ana = await server.signedIn(admin);
  await add(2);
});

/** Who is asking, the frame of a transaction, and the mark of a session's last use, once a minute. */
const frame = /app\.find_session|^begin|^commit$|^update "sessions" set "last_seen_at"/;

/**
 * The statements that one request sends to the database besides its frame, and how often it waits for the database: what is
 * sent in one turn of the loop is answered at once, and nobody waits for the end of what was only read.
 */
async function askedBy(
  path: string,
  who: SignedIn,
  put?: object,
): Promise<{ statements: string[]; waits: number }> {
  const sent: string[] = [];
  let waits = 0;
  let sending = false;
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...question: unknown[]
  ) {
    const [first] = question as [string | { text: string }];
    const text = typeof first === 'string' ? first : first.text;
    sent.push(text);
    if ((put || text !== 'commit') && !sending) {
      sending = true;
      waits += 1;
      process.nextTick(() => {
        sending = false;
      });
    }
    return (query as (...asked: unknown[]) => unknown).apply(this, question);
  } as typeof query);
  try {
    const answer = await fetch(`${server.url}${path}`, {
      headers: { ...who, ...(put && { 'content-type': 'application/json' }) },
      ...(put && { method: 'PUT', body: JSON.stringify(put) }),
    });
    expect(answer.status).toBe(200);
    await answer.text();
  } finally {
    spy.mockRestore();
  }
  return { statements: sent.filter((text) => !frame.test(text)), waits };
}

test.each([
  ['the applications', 1, '/api/office/applications'],
  ['applications of a status', 1, '/api/office/applications?status=started'],
  ['applications that a search finds', 1, '/api/office/applications?q=example&dir=asc'],
  ['the next page of applications', 1, '/api/office/applications?limit=1&cursor=CURSOR'],
  ['the people', 1, '/api/office/accounts'],
  ['people whom a search finds', 1, '/api/office/accounts?q=example'],
  ['the messages', 1, '/api/office/support'],
  ['messages that a search finds', 1, '/api/office/support?q=apostille&status=open'],
  ['a view of the messages', 1, '/api/office/support?view=waiting'],
  ['the overview', 5, '/api/office/overview'],
  ['a case', 22, '/api/office/applications/CASE'],
])('%s: %i, however many there are', async (_what, expected, path) => {
  const first = await fetch(`${server.url}/api/office/applications?limit=1`, { headers: { ...ana } });
  const { next_cursor } = (await first.json()) as { next_cursor: string };
  const filled = path.replace('CURSOR', next_cursor).replace('CASE', caseId);
  const { statements: few } = await askedBy(filled, ana);
  expect(few, few.join('\n')).toHaveLength(expected);
  await add(3);
  const { statements: more } = await askedBy(filled, ana);
  expect(more, more.join('\n')).toHaveLength(expected);
});

/** Once for the session and all that the screen shows. */
test.each([
  ['the profile', 1, '/api/profile'],
  ['their applications', 1, '/api/applications'],
  ['the guide', 1, '/api/applications/CASE/guide'],
  ['the notes of the guide', 1, '/api/applications/CASE/guide-notes'],
  ['the documents', 1, '/api/documents?application_id=CASE'],
  ['the dates', 1, '/api/applications/CASE/dates'],
  ['where to hand in', 1, '/api/hand-in'],
  ['the plan', 1, '/api/billing/plan'],
  ['the messages, one after another', 4, '/api/support/messages'],
])('for %s a person waits %i times for the database', async (_what, expected, path) => {
  const { waits } = await askedBy(path.replace('CASE', caseId), await server.signedIn(caseOwner));
  expect(waits).toBe(expected);
});

/** For the session, for what is there, for what is written, and for its commit. */
test.each([
  ['a tick of the guide', '/api/applications/CASE/guide/nif-portal', { completed: true }],
  ['the tick taken back', '/api/applications/CASE/guide/nif-portal', { completed: false }],
  [
    'the profile',
    '/api/profile',
    { full_name: 'Maria', phone: null, nationality: null, current_location: null },
  ],
])('to save %s a person waits four times for the database', async (_what, path, put) => {
  const { statements, waits } = await askedBy(
    path.replace('CASE', caseId),
    await server.signedIn(caseOwner),
    put,
  );
  expect(waits, statements.join('\n')).toBe(4);
});

test('a tick locks its application before it reads anything, and reads it anew after all that it writes', async () => {
  const path = `/api/applications/${caseId}/guide/nif-portal`;
  const { statements } = await askedBy(path, await server.signedIn(caseOwner), { completed: true });
  const at = (part: string) => statements.findIndex((text) => text.includes(part));
  const written = ['insert into "application_guide_items"', 'insert into "audit_log"', 'app.record_progress'];
  const found = written.map(at);
  expect(at('app.lock_application')).toBe(0);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  const last = statements.findLastIndex((text) => text.startsWith('select * from "visa_applications"'));
  expect(last).toBeGreaterThan(Math.max(...found));
  expect(Math.min(...found)).toBeGreaterThan(at('from "application_guide_items"'));
});

test.each([
  ['the queue', 1, '/api/office/waiting'],
  ['what waits in some cases', 1, '/api/office/waiting/cases?ids=CASE'],
  ['a list', 1, '/api/office/applications'],
  ['the people', 1, '/api/office/accounts'],
  ['a person', 1, '/api/office/accounts/PERSON'],
  ['the messages', 1, '/api/office/support'],
  ['what each view of the messages holds', 1, '/api/office/support/counts'],
  ['the documents to review', 1, '/api/office/review'],
  ['how long reviews take', 1, '/api/office/review/summary'],
  ['the documents of a case', 1, '/api/office/applications/CASE/documents'],
  ['the bell', 1, '/api/office/notices/summary'],
  ['the notices', 1, '/api/office/notices'],
  ['a case, whose person is read first', 2, '/api/office/applications/CASE'],
  ['a conversation, whose person is read first', 2, '/api/office/support/MESSAGE'],
  ['the notes of a case', 2, '/api/office/applications/CASE/notes'],
  ['the history of a case', 3, '/api/office/applications/CASE/history'],
])('for %s staff wait %i times for the database', async (_what, expected, path) => {
  const filled = path.replace('CASE', caseId).replace('PERSON', caseOwner.id).replace('MESSAGE', messageId);
  // A session that was used a minute ago is marked as used again, which is a wait of its own.
  const { waits } = await askedBy(filled, await server.signedIn(admin));
  expect(waits).toBe(expected);
});
