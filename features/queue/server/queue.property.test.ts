import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { seededDraws } from '#tests/support/seeded-draws.ts';
import {
  lineOf,
  type Office,
  shownLineOf,
  type Waits,
  waitingByHand,
} from '#tests/support/waiting-by-hand.ts';
import { listCasesWaiting, listWaiting, type WaitingRecord } from '../contract.ts';
import { dueFacts, queueScopes } from '../rules.ts';

/** Random days, each compared with a search through everything there is; `QUEUE_DAYS=10000` at night. */
const days = Number(process.env.QUEUE_DAYS ?? 2_000);

const { database, aDocument, aPerson, anApplication, aMessage, root } = aDatabase();
let now = new Date();
const call = callsOf(database, { clock: () => now });

const hour = 3_600_000;
const firstDay = Date.parse('2027-06-14T00:00:00Z');

let tiago: Person;
let ana: Person;
const applications: string[] = [];
const documents: { id: string; application: string; replaced: boolean }[] = [];
const messages: string[] = [];
const refunds: string[] = [];
let facts: string[] = [];

beforeAll(async () => {
  [tiago, ana] = [await aPerson({ role: 'moderator' }), await aPerson({ role: 'admin' })];
  const maria = await aPerson();
  for (let made = 0; made < 5; made += 1) {
    const application = await anApplication();
    applications.push(application.id);
    for (const document_category of ['passport', 'proof-income'] as const) {
      const { id } = await aDocument({ application, document_category });
      documents.push({ id, application: application.id, replaced: made === 0 });
      if (made === 0) await aDocument({ application, replaces_id: id, document_category: 'general' });
    }
  }
  for (let made = 0; made < 6; made += 1) messages.push((await aMessage({ from: maria })).id);
  for (let made = 0; made < 3; made += 1) {
    const payment = await root
      .insertInto('payments')
      .values({
        user_id: maria.id,
        kind: 'application_fee',
        provider: 'built-in',
        charge_id: randomUUID(),
        amount: 4900,
        currency: 'USD',
        paid_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const request = { user_id: maria.id, payment_id: payment.id, reason: 'Twice', client_key: randomUUID() };
    const { id } = await root
      .insertInto('refund_requests')
      .values(request)
      .returning('id')
      .executeTakeFirstOrThrow();
    refunds.push(id);
  }
  const known = await root.selectFrom('facts').select('id').orderBy('id').limit(4).execute();
  facts = known.map(({ id }) => id);
  await sql`update facts set review_by = '2030-01-01'`.execute(root);
});

function aDay(draw: () => number): Office {
  const one = <T>(of: readonly T[]): T => of[Math.floor(draw() * of.length)] as T;
  // Twelve moments of ten days: many began at the same one.
  const since = () => new Date(now.getTime() - Math.floor(draw() * 12) * 20 * hour);
  const assigned = () => one([null, null, tiago.id, ana.id]);
  return {
    cases: applications.map((id) => ({
      id,
      status: one(['in_progress', 'under_review', 'approved']),
      since: since(),
      assigned_to: assigned(),
    })),
    papers: documents.map((document) => ({
      ...document,
      status: one(['waiting', 'in_review', 'accepted', 'accepted']),
      since: since(),
    })),
    messages: messages.map((id) => ({
      id,
      since: one([since(), null]),
      until: one([null, null, new Date(now.getTime() - hour), new Date(now.getTime() + hour)]),
      assigned_to: assigned(),
    })),
    refunds: refunds.map((id) => ({ id, status: one(['open', 'declined', 'failed']), since: since() })),
    facts: facts.map((id) => ({
      id,
      day: new Date(now.getTime() + (draw() * 6 - 3) * 24 * hour).toISOString().slice(0, 10),
    })),
  };
}

async function lay(day: Office): Promise<void> {
  const rows = (list: readonly unknown[]) =>
    sql`jsonb_array_elements(${JSON.stringify(list)}::jsonb) as given`;
  const time = (name: string) => sql`(given ->> ${sql.lit(name)})::timestamptz`;
  // A trigger sets the clock when a case is handed over: the second time writes the time itself.
  const cases = sql`update visa_applications set status = given ->> 'status', review_requested_at = ${time('since')},
    assigned_to = (given ->> 'assigned_to')::uuid from ${rows(day.cases)} where id = (given ->> 'id')::uuid`;
  await cases.execute(root);
  await cases.execute(root);
  await sql`update documents set review_status = given ->> 'status', waiting_since = ${time('since')},
    reviewed_at = case when given ->> 'status' = 'accepted' then now() end
    from ${rows(day.papers)} where id = (given ->> 'id')::uuid`.execute(root);
  await sql`update support_messages set waiting_since = ${time('since')}, snoozed_until = ${time('until')},
    assigned_to = (given ->> 'assigned_to')::uuid from ${rows(day.messages)} where id = (given ->> 'id')::uuid`.execute(
    root,
  );
  await sql`update refund_requests set status = given ->> 'status', created_at = ${time('since')},
    note = case when given ->> 'status' <> 'open' then 'No' end,
    decided_at = case when given ->> 'status' <> 'open' then now() end
    from ${rows(day.refunds)} where id = (given ->> 'id')::uuid`.execute(root);
  await sql`update facts set review_by = (given ->> 'day')::date from ${rows(day.facts)} where id = given ->> 'id'`.execute(
    root,
  );
}

async function wholeQueue(who: Person, whose: (typeof queueScopes)[number], limit: number) {
  const all: WaitingRecord[] = [];
  for (let after: string | undefined, more = true; more; after = all.at(-1)?.place) {
    const page = await call(who, listWaiting, { query: { whose, limit, ...(after && { after }) } });
    all.push(...page.waiting);
    more = page.next_cursor !== null;
  }
  return all;
}

/** What the list of cases says of each. */
async function inTheList() {
  const { cases } = await call(tiago, listCasesWaiting, { query: { ids: applications.join(',') } });
  return new Map(cases.map(({ application_id, waits }) => [application_id, waits]));
}

/** The same, found by looking at each thing. */
function casesOn(day: Office) {
  const found = new Map<string, unknown>(applications.map((id) => [id, null]));
  for (const { kind, id, since, due, count } of waitingByHand(day, now)) {
    if (kind !== 'case' && kind !== 'document') continue;
    const application = documents.find((document) => document.id === id)?.application ?? id;
    const times = { since: new Date(since).toISOString(), due: new Date(due).toISOString() };
    found.set(application, { kind, count, ...times });
  }
  return found;
}

test(
  `on ${days} random days the queue is all that waits, the most over its promise first`,
  async () => {
    const draw = seededDraws(27);
    let met = 0;
    let day = aDay(draw);
    for (let at = 0; at < days; at += 1) {
      now = new Date(firstDay + Math.floor(draw() * 40 * 24 * 2) * (hour / 2));
      // What is there is looked at on a few days, with each pair of eyes.
      if (at % 8 === 0) {
        day = aDay(draw);
        await lay(day);
        expect(await inTheList()).toEqual(casesOn(day));
      }
      const who = draw() < 0.5 ? tiago : ana;
      const whose = queueScopes[Math.floor(draw() * 3)] ?? 'all';
      const visible = waitingByHand(day, now).filter(({ assignee }) => assignee !== undefined || who === ana);
      const expected = visible.filter(
        ({ assignee }) => whose === 'all' || (assignee ?? null) === (whose === 'mine' ? who.id : null),
      );
      const found = await wholeQueue(who, whose, 3 + Math.floor(draw() * 40));
      expect(found.map(shownLineOf), `day ${at}`).toEqual(expected.map((waits) => lineOf(waits, now)));
      met += expected.length;

      if (at % 4) continue;
      // From anything, waiting or not, the way leads to what comes behind it.
      const starts = [...applications, ...messages, ...refunds, dueFacts];
      const from = starts[Math.floor(draw() * starts.length)] ?? '';
      const isIt = ({ kind, id, head }: Waits) =>
        from === dueFacts ? kind === 'fact' : id === from || caseOf(head.id) === from;
      const place = visible.findIndex(isIt);
      const behind = expected.filter((one) => visible.indexOf(one) > place && !isIt(one));
      const [next] = (await call(who, listWaiting, { query: { whose, from, limit: 1 } })).waiting;
      expect(next && [next.kind, next.id], `day ${at}, from ${from}`).toEqual(
        behind[0] && [behind[0].kind, behind[0].id],
      );
    }
    // The days are not empty.
    expect(met).toBeGreaterThan(days * 2);
  },
  days * 300,
);

const caseOf = (id: string) => documents.find((one) => one.id === id)?.application;
