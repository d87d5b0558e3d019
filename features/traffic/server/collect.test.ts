import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { phoneAgent } from '#tests/support/phone-agent.ts';
import { pitchRows } from '#tests/support/pitch-rows.ts';
import { aServer } from '#tests/support/server.ts';
import { countedByHand, readFromRollups } from '#tests/support/traffic/figures.ts';
import { eventsPerHour } from './event-row.ts';
import { continueVisit, type Visitor } from './visitor-cookie.ts';

const server = aServer();
const { aPage, anExperiment, sweep } = pitchRows(() => server.root);
beforeEach(async () => {
  await server.root.deleteFrom('page_views').execute();
  await server.root.deleteFrom('conversion_events').execute();
  await server.root.deleteFrom('visit_rollups').execute();
  await server.root.deleteFrom('visit_returns').execute();
  await server.root.deleteFrom('conversion_rollups').execute();
  await server.root.deleteFrom('conversion_returns').execute();
  await sweep();
  // What is known of the pages is too old now: the next event reads them.
  server.passTime(1_500);
});

const visitors = () => server.platform.traffic.visitors;
const aVisitor = (wish: Partial<Visitor> = {}) => ({
  ...continueVisit(undefined, server.platform.clock()),
  ...wish,
});
const cookieOf = (visitor: Visitor) => visitors().cookieOf(visitor).split(';')[0] ?? '';

function send(event: object | string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/api/collect`, {
    method: 'POST',
    headers: {
      origin: server.url,
      'user-agent': phoneAgent,
      'content-type': 'text/plain;charset=UTF-8',
      ...headers,
    },
    body: typeof event === 'string' ? event : JSON.stringify(event),
  });
}
const view = (page: { id: string }, wish: object = {}) => ({
  type: 'view',
  id: randomUUID(),
  page: page.id,
  ...wish,
});
const views = () => server.root.selectFrom('page_views').selectAll().execute();
const events = () => server.root.selectFrom('conversion_events').selectAll().execute();

test('a view, its end and a press of the call to action are kept as specified', async () => {
  const page = await aPage('By the sea');
  const cookie = cookieOf(aVisitor());
  const seen = view(page, {
    utm_source: ' newsletter ',
    utm_medium: 'email',
    utm_campaign: 'x'.repeat(150),
    utm_content: 'blue',
    utm_term: 'd7 visa',
    referrer: 'www.google.com',
    load_ms: 840,
  });
  expect((await send(seen, { cookie })).status).toBe(204);
  expect((await send({ type: 'cta_click', id: randomUUID(), page: page.id }, { cookie })).status).toBe(204);
  const leave = { type: 'leave', id: randomUUID(), page: page.id, view: seen.id, seconds: 9 };
  expect((await send(leave, { cookie, 'content-type': 'application/json' })).status).toBe(204);

  expect(await views()).toMatchObject([
    {
      landing_page_id: page.id,
      experiment_id: null,
      user_id: null,
      utm_source: 'newsletter',
      utm_medium: 'email',
      utm_campaign: 'x'.repeat(100),
      utm_content: 'blue',
      utm_term: 'd7 visa',
      referrer: 'google.com',
      user_agent: 'Safari/17',
      device_type: 'mobile',
      browser: 'Safari',
      page_load_time: 840,
      time_on_page: 9,
      bounce: true,
    },
  ]);
  expect(await events()).toMatchObject([
    { event_type: 'cta_click', utm_source: 'newsletter', conversion_funnel_step: 2, event_value: null },
  ]);
});

describe('nothing is kept, and nobody is told,', () => {
  const cases: [string, () => Promise<Record<string, string>>][] = [
    ['of a browser without our cookie', async () => ({})],
    ['of a forged cookie', async () => ({ cookie: `${cookieOf(aVisitor()).slice(0, -3)}AAA` })],
    ['with Global Privacy Control', async () => ({ cookie: cookieOf(aVisitor()), 'sec-gpc': '1' })],
    ['with Do Not Track', async () => ({ cookie: cookieOf(aVisitor()), dnt: '1' })],
    ['after opting out', async () => ({ cookie: `${cookieOf(aVisitor())}; rumo_no_count=1` })],
    ['of a bot', async () => ({ cookie: cookieOf(aVisitor()), 'user-agent': 'Googlebot/2.1' })],
    [
      'of our team',
      async () => {
        const { cookie } = await server.signedIn(await server.aPerson({ role: 'moderator' }));
        return { cookie: `${cookieOf(aVisitor())}; ${cookie}` };
      },
    ],
  ];
  test.each(cases)('%s', async (_, headers) => {
    const page = await aPage('By the sea');
    const answer = await send(view(page), await headers());
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await views()).toEqual([]);
  });

  test('of a page that is not public', async () => {
    const page = await aPage('Draft', { is_active: false });
    const cookie = cookieOf(aVisitor());
    expect((await send(view(page), { cookie })).status).toBe(204);
    expect((await send(view({ id: randomUUID() }), { cookie })).status).toBe(204);
    expect(await views()).toEqual([]);
  });
});

test.each([
  ['another site', {}, { origin: 'https://evil.example' }, 403],
  ['no page at all', {}, { origin: '' }, 403],
  ['a form', {}, { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['no JSON', 'view', {}, 400],
  ['an invented variant', { variant_id: randomUUID() }, {}, 400],
  ['an invented experiment', { experiment_id: randomUUID() }, {}, 400],
  ['an invented visitor', { visitor_id: randomUUID() }, {}, 400],
  ['revenue', { event_value: 500 }, {}, 400],
  ['a type of ours alone', { type: 'subscription_started' }, {}, 400],
  ['time that has not been', { type: 'leave', view: randomUUID(), seconds: -1 }, {}, 400],
  ['too much', { utm_source: 'x'.repeat(5_000) }, {}, 413],
])('%s is refused, and nothing is kept', async (_, wish, headers: Record<string, string>, status) => {
  const page = await aPage('By the sea');
  const body = typeof wish === 'string' ? wish : view(page, wish);
  const answer = await send(body, { cookie: cookieOf(aVisitor()), ...headers });
  expect(answer.status).toBe(status);
  expect([await views(), await events()]).toEqual([[], []]);
});

test('the variant that was seen is the one in the signed cookie, and counts from then on', async () => {
  const [one, two] = [await aPage('One'), await aPage('Two')];
  const experiment = await anExperiment([
    { ...one, weight: 50 },
    { ...two, weight: 50 },
  ]);
  const variant = experiment.variants[1]?.id ?? '';
  const visitor = aVisitor({ draws: { [experiment.id]: variant } });
  await send(view(two), { cookie: cookieOf(visitor) });
  // The page of another variant, which this visitor cannot have been shown.
  await send(view(one), { cookie: cookieOf(visitor) });
  await send(view(one), { cookie: cookieOf(aVisitor({ draws: { [experiment.id]: 'none' } })) });
  const rows = await server.root
    .selectFrom('page_views')
    .select(['landing_page_id', 'variant_id'])
    .orderBy('created_at')
    .execute();
  expect(rows).toEqual([
    { landing_page_id: two.id, variant_id: variant },
    { landing_page_id: one.id, variant_id: null },
    { landing_page_id: one.id, variant_id: null },
  ]);
  const draws = await server.root.selectFrom('user_assignments').selectAll().execute();
  expect(draws).toMatchObject([
    { experiment_id: experiment.id, visitor_id: visitor.id, variant_id: variant, user_id: null },
  ]);
});

test('a signed-in person’s view carries their id', async () => {
  const page = await aPage('By the sea');
  const person = await server.aPerson();
  const { cookie } = await server.signedIn(person);
  await send(view(page), { cookie: `${cookieOf(aVisitor())}; ${cookie}` });
  expect(await views()).toMatchObject([{ user_id: person.id }]);
});

test('a visit ends after half an hour, and the answer carries the new one', async () => {
  const page = await aPage('By the sea');
  const before = aVisitor();
  await send(view(page), { cookie: cookieOf(before) });
  server.passTime(31 * 60_000);
  const answer = await send(view(page), { cookie: cookieOf(before) });
  const after = visitors().read(answer.headers.getSetCookie().join());
  expect(after).toMatchObject({ id: before.id });
  expect(after?.visitId).not.toBe(before.visitId);
  expect((await views()).map((row) => row.session_id).sort()).toEqual(
    [before.visitId, after?.visitId ?? ''].sort(),
  );
});

test('one visitor may send so much and no more, and others go on', async () => {
  const page = await aPage('By the sea');
  const greedy = cookieOf(aVisitor());
  const statuses = new Set<number>();
  for (let sent = 0; sent < eventsPerHour; sent += 50)
    for (const answer of await Promise.all(
      Array.from({ length: 50 }, () => send(view(page), { cookie: greedy })),
    ))
      statuses.add(answer.status);
  expect([...statuses]).toEqual([204]);
  const refused = await send(view(page), { cookie: greedy });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await send(view(page), { cookie: cookieOf(aVisitor()) })).status).toBe(204);
  expect(await views()).toHaveLength(2);
});

test('hundreds at once, some of them twice, are each counted once', async () => {
  const [one, two] = [await aPage('One'), await aPage('Two')];
  const visitors = Array.from({ length: 40 }, () => cookieOf(aVisitor()));
  const all = visitors.flatMap((cookie) => {
    const first = view(one, { utm_source: 'mail' });
    const second = view(two);
    return [first, second, first, { type: 'cta_click', id: randomUUID(), page: one.id }, second].map(
      (event) => send(event, { cookie }),
    );
  });
  expect([...new Set((await Promise.all(all)).map(({ status }) => status))]).toEqual([204]);
  expect([(await views()).length, (await events()).length]).toEqual([80, 40]);
  expect(await readFromRollups(server.root)).toEqual(await countedByHand(server.root));
});
