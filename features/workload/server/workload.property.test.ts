import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { promises } from '#features/queue/rules.ts';
import { businessTime } from '#features/reviews/rules.ts';
import { startOfDay } from '#features/traffic/rules/traffic.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { seededDraws } from '#tests/support/seeded-draws.ts';
import { type Event, mondayOf, percentile, type World } from '#tests/support/workload-by-hand.ts';
import { getWorkload } from '../contract.ts';
import { periods, type WorkloadKind } from '../rules.ts';

/** Random small offices, each report compared with a look at each thing; `WORKLOAD_WORLDS=2000` at night. */
const worlds = Number(process.env.WORKLOAD_WORLDS ?? 60);

const { database, aDocument, aMessage, aPerson, anApplication, root } = aDatabase();
/** A Wednesday before a holiday, some weeks after clocks went back. */
const now = new Date('2027-11-24T15:30:00Z');
const call = callsOf(database, { clock: () => now });
const hour = 3_600_000;
const at = (time: number) => new Date(time);

let ana: Person;
let staff: string[] = [];
let cases: string[] = [];
let papers: string[] = [];
let questions: string[] = [];
/** An account that is no longer there. */
const gone = randomUUID();

beforeAll(async () => {
  ana = await aPerson({ role: 'admin' });
  staff = [ana.id, (await aPerson({ role: 'moderator' })).id, (await aPerson({ role: 'moderator' })).id];
  const application = await anApplication();
  const many = async (make: () => Promise<{ id: string }>, count: number) => {
    const ids: string[] = [];
    for (let made = 0; made < count; made += 1) ids.push((await make()).id);
    return ids;
  };
  cases = await many(() => anApplication(), 8);
  papers = await many(() => aDocument({ application }), 14);
  questions = await many(() => aMessage(), 12);
});

function aWorld(draw: () => number): World {
  const one = <T>(of: readonly T[]): T => of[Math.floor(draw() * of.length)] as T;
  const below = (count: number) => Math.floor(draw() * count);
  /** Half hours, so that some things end at the very moment of a promise; most of them lately. */
  const past = () => now.getTime() - (below(one([8, 60, 1000, 10_000])) * hour) / 2;
  const after = (time: number) => Math.min(time + (below(one([4, 50, 200, 2000])) * hour) / 2, now.getTime());
  /** Some at the very end of their promise, which breaks it. */
  const answered = (kind: WorkloadKind, since: number, time = since) => {
    const due = promises[kind].dueAt(at(since)).getTime();
    return draw() < 0.2 && due >= time && due <= now.getTime() ? due : after(time);
  };
  const decision = () => one(['approved', 'rejected', 'under_review', 'in_progress', 'completed']);
  return {
    cases: cases.map((id) => {
      const since = draw() < 0.9 ? past() : null;
      let time = since ?? past();
      let status = 'under_review';
      const events = Array.from({ length: below(5) }, (): Event => {
        time = since === null ? after(time) : answered('case', since, time - below(2) * hour);
        const next = one([decision(), 'approved', 'rejected']);
        const action = draw() < 0.3 ? 'application.decision_undone' : 'application.decided';
        const event = { at: time, action, from: status, status: next, actor: one([...staff, gone]) } as const;
        status = action === 'application.decision_undone' && draw() < 0.7 ? 'under_review' : next;
        return { ...event, status };
      });
      return { id, since, events, status: since === null && status === 'under_review' ? 'started' : status };
    }),
    papers: papers.map((id, place) => {
      let time = past();
      const first = time;
      const reviews = Array.from({ length: below(4) }, (_, index) => {
        time = answered('document', first, time);
        const since = draw() < 0.7 ? Math.min(first + one([0, 0, 1, 9]) * hour, time) : null;
        const status = one(['accepted', 'accepted', 'returned', 'waiting', 'in_review']);
        return { version: index + 2, status, since, at: time, by: one([...staff, null]) };
      });
      const isFiledAnew = draw() < 0.2;
      return {
        id,
        since: first,
        category: one(['passport', 'proof-income', 'general']),
        reviews,
        version: reviews.length + 1 + Number(isFiledAnew),
        status: (!isFiledAnew && reviews.at(-1)?.status) || 'waiting',
        replaces: place > 0 && draw() < 0.2 ? (papers[place - 1] ?? null) : null,
      };
    }),
    questions: questions.map((id, place) => {
      const created = past();
      const replies = Array.from({ length: below(4) }, () => ({
        id: randomUUID(),
        at: answered('message', created),
        staff: draw() < 0.6,
        by: one([...staff, gone]),
      }));
      const into = place > 0 && draw() < 0.15 ? (questions[0] ?? null) : null;
      const message = draw() < 0.85 ? 'When?' : '';
      return { id, message, created, waits: !into && draw() < 0.6, into, replies };
    }),
  };
}

/** Past triggers and foreign keys, which would write times of their own. */
async function lay(world: World): Promise<void> {
  const iso = (time: number | null) => (time === null ? null : at(time).toISOString());
  const rows = (list: readonly object[]) =>
    sql`jsonb_array_elements(${JSON.stringify(list)}::jsonb) as given`;
  const text = (name: string) => sql`given ->> ${sql.lit(name)}`;
  const time = (name: string) => sql`(given ->> ${sql.lit(name)})::timestamptz`;
  const uuid = (name: string) => sql`(given ->> ${sql.lit(name)})::uuid`;
  await root.transaction().execute(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx);
    await run(sql`set local session_replication_role = replica`);
    for (const table of ['audit_log', 'document_reviews', 'support_replies'])
      await run(sql`delete from ${sql.table(table)}`);
    const decided = world.cases.flatMap(({ id, events }) =>
      events.map((event) => ({ ...event, id, at: iso(event.at) })),
    );
    await run(sql`update visa_applications set status = ${text('status')}, review_requested_at = ${time('since')}
      from ${rows(world.cases.map((one) => ({ ...one, since: iso(one.since) })))} where id = ${uuid('id')}`);
    await run(sql`insert into audit_log (occurred_at, actor_id, actor_role, action, subject_type, subject_id, details)
      select ${time('at')}, ${uuid('actor')}, 'moderator', ${text('action')}, 'application', ${text('id')},
        jsonb_build_object('from', ${text('from')}, 'status', ${text('status')}) from ${rows(decided)}`);
    await run(sql`update documents set document_category = ${text('category')}, review_status = ${text('status')},
        waiting_since = ${time('since')}, review_version = (${text('version')})::int, replaces_id = ${uuid('replaces')},
        reviewed_at = case when ${text('status')} in ('accepted', 'returned') then now() end,
        review_reason = case when ${text('status')} = 'returned' then 'Blurred' end
      from ${rows(world.papers.map((one) => ({ ...one, since: iso(one.since) })))} where id = ${uuid('id')}`);
    const reviews = world.papers.flatMap((paper) =>
      paper.reviews.map((one) => ({ ...one, id: paper.id, at: iso(one.at), since: iso(one.since) })),
    );
    await run(sql`insert into document_reviews (document_id, user_id, status, reason, reviewed_by, reviewed_at, version, waited_since)
      select ${uuid('id')}, ${ana.id}, ${text('status')}, case when ${text('status')} = 'returned' then 'Blurred' end,
        ${uuid('by')}, ${time('at')}, (${text('version')})::int, ${time('since')} from ${rows(reviews)}`);
    const asked = world.questions.map((one) => ({ ...one, created: iso(one.created) }));
    await run(sql`update support_messages set message = ${text('message')}, created_at = ${time('created')},
        waiting_since = case when (${text('waits')})::boolean then ${time('created')} end, merged_into = ${uuid('into')},
        merged_at = case when ${uuid('into')} is not null then now() end,
        status = case when ${uuid('into')} is null then 'open' else 'closed' end
      from ${rows(asked)} where id = ${uuid('id')}`);
    const replies = world.questions.flatMap(({ id, replies: all }) =>
      all.map((one) => ({ ...one, message: id, at: iso(one.at) })),
    );
    await run(sql`insert into support_replies (id, message_id, user_id, author_id, from_staff, body, created_at)
      select ${uuid('id')}, ${uuid('message')}, ${ana.id}, ${uuid('by')}, (${text('staff')})::boolean, 'x', ${time('at')}
      from ${rows(replies)}`);
  });
}

interface Thing {
  kind: WorkloadKind;
  since: number;
  /** Null while it waits. */
  done: number | null;
  by: string | null;
}

/** All that was answered or waits, found by looking at each thing. */
function thingsOf(world: World): Thing[] {
  const found: Thing[] = [];
  for (const { since, status, events } of world.cases) {
    if (since === null) continue;
    if (status === 'under_review') found.push({ kind: 'case', since, done: null, by: null });
    for (const [place, event] of events.entries()) {
      const isDecision = event.action === 'application.decided' && event.from === 'under_review';
      if (!isDecision || !['approved', 'rejected'].includes(event.status) || event.at < since) continue;
      const end = events
        .slice(place + 1)
        .find(({ action, from, status: to }) =>
          action === 'application.decided' ? from === 'under_review' : to === 'under_review',
        );
      if (end?.action === 'application.decision_undone') continue;
      found.push({ kind: 'case', since, done: event.at, by: event.actor });
    }
  }
  const replaced = new Set(world.papers.map(({ replaces }) => replaces));
  for (const { id, category, status, since, version, reviews } of world.papers) {
    const waits = ['waiting', 'in_review'].includes(status) && category !== 'general' && !replaced.has(id);
    if (waits) found.push({ kind: 'document', since, done: null, by: null });
    const last = reviews.find((one) => one.version === version);
    if (last && last.since !== null)
      found.push({ kind: 'document', since: last.since, done: last.at, by: last.by });
  }
  for (const { message, created, waits, into, replies } of world.questions) {
    if (message === '' || into) continue;
    const [first] = replies
      .filter(({ staff: ours }) => ours)
      .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
    if (first) found.push({ kind: 'message', since: created, done: first.at, by: first.by });
    else if (waits) found.push({ kind: 'message', since: created, done: null, by: null });
  }
  return found;
}

/** The report by hand: of each group its count, its two percentiles, its promises, and those that were kept. */
function reportOf(things: readonly Thing[], weeks: number): Map<string, unknown[]> {
  const groups = new Map<string, { times: number[]; kept: boolean[] }>();
  const groupsAt = ({ kind, done, by }: Thing, time: number) => {
    const who = done === null ? 'unanswered' : by && staff.includes(by) ? by : 'gone';
    return [null, mondayOf(time)].flatMap((week) =>
      [null, who].map((colleague) => {
        const key = [kind, week, colleague].join(' ');
        const group = groups.get(key) ?? { times: [], kept: [] };
        groups.set(key, group);
        return group;
      }),
    );
  };
  const from = startOfDay(
    new Date(Date.parse(mondayOf(now.getTime())) - (weeks - 1) * 7 * 24 * hour).toISOString().slice(0, 10),
  ).getTime();
  for (const thing of things) {
    const { kind, since, done } = thing;
    if (done !== null && done >= from)
      for (const group of groupsAt(thing, done))
        group.times.push(kind === 'message' ? done - since : businessTime(at(since), at(done)));
    const due = promises[kind].dueAt(at(since)).getTime();
    const settled = Math.min(due, done ?? due);
    if (settled < from || settled > now.getTime()) continue;
    for (const group of groupsAt(thing, settled)) group.kept.push(done !== null && done < due);
  }
  return new Map(
    [...groups].map(([key, { times, kept }]) => [
      key,
      [
        times.length,
        percentile(times, 0.5),
        percentile(times, 0.9),
        kept.length,
        kept.filter(Boolean).length,
      ],
    ]),
  );
}

test(`in ${worlds} random offices every figure is what counting by hand says`, async () => {
  const draw = seededDraws(11);
  let met = 0;
  for (let made = 0; made < worlds; made += 1) {
    const world = aWorld(draw);
    await lay(world);
    const period = periods[made % periods.length] ?? '4';
    const colleague = [undefined, ...staff, 'gone' as const, 'unanswered' as const][Math.floor(draw() * 6)];
    const expected = reportOf(thingsOf(world), Number(period));
    for (const key of expected.keys()) {
      const [, week, who] = key.split(' ');
      if (week && who && who !== colleague) expected.delete(key);
    }
    const { figures, weeks } = await call(ana, getWorkload, { query: { weeks: period, colleague } });
    expect(weeks).toHaveLength(Number(period));
    const found = figures.map((one) => [
      [one.kind, one.week, one.colleague].join(' '),
      [one.done, one.half_ms, one.most_ms, one.promised, one.kept],
    ]);
    const inOrder = (entries: Iterable<unknown>) =>
      [...(entries as Iterable<[string, unknown]>)].toSorted(([one], [other]) => (one < other ? -1 : 1));
    expect(inOrder(found as [string, unknown][]), `office ${made}`).toEqual(inOrder(expected));
    met += found.length;
  }
  // The offices are not empty.
  expect(met).toBeGreaterThan(worlds * 20);
}, 300_000);
