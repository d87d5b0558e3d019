import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { recordConversion } from '#features/traffic/server/record.ts';
import { continueVisit } from '#features/traffic/server/visitor-cookie.ts';
import type { JobPayload } from '#platform/shared/jobs.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { phoneAgent } from '#tests/support/phone-agent.ts';
import { pitchRows } from '#tests/support/pitch-rows.ts';
import { aServer } from '#tests/support/server.ts';

/** What a sign-up and an application begun leave behind, when somebody comes through HTTP with a browser. */
const server = aServer();
const { aPage, sweep } = pitchRows(() => server.root);
beforeEach(async () => {
  await sweep();
  server.passTime(1_500);
});

const origin = () => server.url;
/** A browser that was given our cookie by a landing page. */
function aVisitor(headers: Record<string, string> = {}) {
  const visitor = continueVisit(undefined, server.platform.clock());
  const cookie = server.platform.traffic.visitors.cookieOf(visitor).split(';')[0] ?? '';
  return { id: visitor.id, headers: { 'user-agent': phoneAgent, cookie, ...headers } };
}

async function look(page: { id: string }, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(`${server.url}/api/collect`, {
    method: 'POST',
    headers: { ...headers, origin: server.url, 'content-type': 'text/plain' },
    body: JSON.stringify({ type: 'view', id: randomUUID(), page: page.id }),
  });
  expect(answer.status).toBe(204);
}

/** Signs up and begins an application, each twice over, as impatient people do; answers whose account it is. */
async function signUpAndBegin(headers: Record<string, string>, role?: 'moderator'): Promise<string> {
  const browser = aBrowser(origin, headers);
  const email = `${randomUUID()}@example.com`;
  await browser.signIn(email, 'Maria Whitaker');
  const session = await browser.signIn(email, 'Maria Whitaker');
  const { id } = session.user;
  if (role) await server.root.insertInto('user_roles').values({ user_id: id, role }).execute();
  for (const _ of [1, 2])
    expect((await browser.call('/api/applications', session, { method: 'POST', body: '{}' })).status).toBe(
      200,
    );
  await runJobs();
  return id;
}

/** What the worker does with the jobs that were queued. */
async function runJobs(): Promise<void> {
  const { rows } = await sql<{ payload: JobPayload<'record-conversion'> }>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'record-conversion' returning j.payload`.execute(server.root);
  for (const { payload } of rows) await recordConversion(payload, server.platform);
}

const conversions = () =>
  server.root
    .selectFrom('conversion_events')
    .select(['event_type', 'landing_page_id', 'visitor_id', 'user_id', 'event_value'])
    .orderBy('event_type')
    .execute();

test('a visitor who signs up and begins leaves one row of each, for the page they saw last', async () => {
  const [first, last] = [await aPage('First'), await aPage('Last')];
  server.passTime(1_500);
  const visitor = aVisitor();
  await look(first, visitor.headers);
  await look(last, visitor.headers);
  const user_id = await signUpAndBegin(visitor.headers);
  const row = { landing_page_id: last.id, visitor_id: visitor.id, user_id, event_value: null };
  expect(await conversions()).toEqual([
    { event_type: 'application_started', ...row },
    { event_type: 'sign_up', ...row },
  ]);

  // Whose account goes leaves the counts, and nothing in them that names the person.
  await server.root.deleteFrom('accounts').where('id', '=', user_id).execute();
  expect((await conversions()).map((one) => [one.event_type, one.user_id])).toEqual([
    ['application_started', null],
    ['sign_up', null],
  ]);
});

test.each([
  ['without the cookie', { cookie: '' }],
  [
    'with a forged one',
    { cookie: `rumo_visitor=${crypto.randomUUID()}.${crypto.randomUUID()}.0.${'A'.repeat(43)}` },
  ],
  ['with Global Privacy Control', { 'sec-gpc': '1' }],
  ['as a bot', { 'user-agent': 'Googlebot/2.1' }],
])('%s nothing is counted', async (_, headers: Record<string, string>) => {
  const page = await aPage('By the sea');
  server.passTime(1_500);
  const visitor = aVisitor();
  await look(page, visitor.headers);
  const before = await conversions();
  await signUpAndBegin({ ...visitor.headers, ...headers });
  expect(await conversions()).toEqual(before);
});

test('what our team does is not counted', async () => {
  const page = await aPage('By the sea');
  server.passTime(1_500);
  const visitor = aVisitor();
  await look(page, visitor.headers);
  const before = await conversions();
  await signUpAndBegin(visitor.headers, 'moderator');
  expect(await conversions()).toEqual(before);
});
