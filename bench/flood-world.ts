import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { continueVisit, type Visitors } from '#features/traffic/server/visitor-cookie.ts';
import { phoneAgent } from '#tests/support/phone-agent.ts';
import type { Flood } from './flood-sender.ts';

/** What honest people left behind before the flood, as whoever forges could know it. */
export interface Honest {
  page: string;
  other: string;
  view: string;
  visitor: string;
  cookie: string;
}

const honestVisitors = 40;

/** Two pages under test and visitors who saw them, one of whom paid. */
export async function makeFloodWorld(client: pg.Client, url: string, visitors: Visitors): Promise<Honest> {
  const aPage = async (slug: string) =>
    String(
      (
        await client.query(
          `insert into landing_pages (slug, title, status, is_active) values ($1, $1, 'active', true) returning id`,
          [slug],
        )
      ).rows[0]?.id,
    );
  const [page, other] = [await aPage('flood'), await aPage('flood-2')];
  const experiment = (await client.query(`insert into experiments (name) values ('Flooded') returning id`))
    .rows[0]?.id;
  const variants: string[] = [];
  for (const [place, id] of [page, other].entries()) {
    const { rows } = await client.query(
      `insert into experiment_variants (experiment_id, variant_name, traffic_weight, landing_page_id, position)
       values ($1, $2, 50, $3, $4) returning id`,
      [experiment, `Variant ${place}`, id, place],
    );
    variants.push(rows[0]?.id);
  }
  await client.query(`update experiments set status = 'active' where id = $1`, [experiment]);

  let last: Honest | undefined;
  for (let made = 0; made < honestVisitors; made += 1) {
    const visitor = { ...continueVisit(undefined, new Date()), draws: { [experiment]: variants[0] ?? '' } };
    const cookie = visitors.cookieOf(visitor).split(';')[0] ?? '';
    const view = randomUUID();
    for (const event of [
      { type: 'view', id: view, page },
      { type: 'leave', id: randomUUID(), page, view, seconds: 40 },
      { type: 'cta_click', id: randomUUID(), page },
    ]) {
      const answer = await fetch(`${url}/api/collect`, { ...report(url, cookie, event), method: 'POST' });
      if (answer.status !== 204) throw new Error(`an honest event was answered ${answer.status}`);
    }
    last = { page, other, view, visitor: visitor.id, cookie };
  }
  if (!last) throw new Error('no visitors');
  const paid = [
    { id: randomUUID(), visitor_id: last.visitor, event_type: 'subscription_started', event_value: 99 },
  ];
  await client.query('select app.record_conversions(now(), $1::json)', [
    JSON.stringify(paid.map((row) => ({ ...row, currency: 'USD', conversion_funnel_step: 6 }))),
  ]);
  return last;
}

function report(url: string, cookie: string, event: object | string) {
  const headers: Record<string, string> = {
    origin: url,
    'content-type': 'text/plain;charset=UTF-8',
    'user-agent': phoneAgent,
  };
  if (cookie) headers.cookie = cookie;
  return { headers, body: typeof event === 'string' ? event : JSON.stringify(event) };
}

/** Everything that somebody may try who has a cookie of their own, given by a page of ours, and knows the ids of others. */
export function forgeries(url: string, honest: Honest, visitors: Visitors): Flood['requests'] {
  const own = () => visitors.cookieOf(continueVisit(undefined, new Date())).split(';')[0] ?? '';
  const { page, other, view, visitor, cookie } = honest;
  const [payload = '', signature = ''] = cookie.split('.');
  const id = () => randomUUID();
  const events: [cookie: string, event: object | string][] = [
    [own(), { type: 'view', id: id(), page: id() }],
    [own(), { type: 'view', id: 'nobody', page }],
    [own(), { type: 'leave', id: id(), page, view, seconds: 86_400 }],
    [own(), { type: 'leave', id: id(), page: other, view, seconds: 0 }],
    [own(), { type: 'view', id: view, page: other }],
    [own(), { type: 'subscription_started', id: id(), page, event_value: 5_000, currency: 'USD' }],
    [own(), { type: 'sign_up', id: id(), page }],
    [own(), { type: 'cta_click', id: id(), page, event_value: 5_000, revenue: 5_000 }],
    [own(), { type: 'view', id: id(), page, visitor_id: visitor }],
    [own(), { type: 'view', id: id(), page, variant_id: id(), experiment_id: id(), user_id: id() }],
    [own(), { type: 'view', id: id(), page, utm_source: 'x'.repeat(4_500) }],
    [own(), '{"type":"view"'],
    [own(), '[]'],
    ['', { type: 'view', id: id(), page }],
    [`${payload}.${signature.slice(0, -4)}AAAA`, { type: 'cta_click', id: id(), page }],
    [`rumo_visitor=${visitor}.${id()}.0.${'x'.repeat(43)}`, { type: 'view', id: id(), page }],
    [own(), { type: 'view', id: id(), page }],
    [own(), { type: 'cta_click', id: id(), page }],
  ];
  return events.map(([sent, event]) => ({
    method: 'POST',
    path: '/api/collect',
    ...report(url, sent, event),
  }));
}

/** What nobody but its owner may change: rows of the honest, and all money, as texts that can be compared. */
export async function readStanding(client: pg.Client, before: Date): Promise<Record<string, string>> {
  const one = async (text: string, values: unknown[] = []) =>
    String((await client.query(text, values)).rows[0]?.is);
  const rows = (table: string) =>
    one(
      `select count(*) || ' rows, ' || md5(string_agg(t::text, '|' order by t::text)) as is from ${table} t where created_at < $1`,
      [before],
    );
  return {
    'page_views of the others': await rows('page_views'),
    'conversion_events of the others': await rows('conversion_events'),
    'user_assignments of the others': await rows('user_assignments'),
    'revenue in conversion_events': await one('select sum(event_value) as is from conversion_events'),
    'revenue in conversion_rollups': await one(
      `select sum(revenue) as is from conversion_rollups where dimension = 'all'`,
    ),
    'revenue in performance_metrics': await one('select sum(revenue) as is from performance_metrics'),
    'events of types that are ours to set': await one(
      `select count(*) as is from conversion_events where event_type <> 'cta_click'`,
    ),
  };
}
