import { type RawBuilder, sql } from 'kysely';
import { promises } from '#features/queue/rules.ts';
import { isWaiting } from '#features/queue/server/queue-sql.ts';
import { businessTime } from '#features/reviews/rules.ts';
import { standingReviews } from '#features/reviews/server/queue.ts';
import { replyHours } from '#features/support/rules/support.ts';
import { analyticsTimeZone } from '#features/traffic/rules/traffic.ts';
import type { Tx } from '#platform/server/database.ts';
import { plusDays, utcDay } from '#platform/shared/day-numbers.ts';
import type { WorkloadFigure } from '../contract.ts';

interface Asked {
  from: Date;
  now: Date;
  /** Which colleague's weeks are among the rows: all of them, one's, or none's. */
  weeksOf: 'all' | string | undefined;
}

/**
 * The figures of a period in one statement, over what was done in it and what waits too long. Percentiles cannot be added up,
 * so each row comes from a grouping of its own.
 */
export async function readFigures(tx: Tx, { from, now, weeksOf }: Asked): Promise<WorkloadFigure[]> {
  const things = thingsBetween(tx, from, now);
  const { rows } = await sql<WorkloadFigure>`
    with things as materialized (${things}),
    calendar (day, before, works, due) as materialized (${calendar(await firstDay(tx, things, now), now)}),
    timed as (
      select kind, done_at, by,
        case kind when 'message' then since + make_interval(hours => ${replyHours}) else arrived.due end as due,
        case kind when 'message' then ${milliseconds(sql`done_at - since`)}
          else ${businessBefore('left_at', 'done_at')} - ${businessBefore('arrived', 'since')} end as took
      from things
      left join calendar as arrived on arrived.day = (since at time zone 'utc')::date
      left join calendar as left_at on left_at.day = (done_at at time zone 'utc')::date),
    counted as (
      select kind, by, done_at, done_at as at, took, null::boolean as kept from timed where done_at is not null
      union all
      -- A promise is settled by the answer or by its end, whichever comes first.
      select kind, by, done_at, least(done_at, due), null, coalesce(done_at < due, false) from timed
      where least(done_at, due) between ${from} and ${now}),
    named as (
      select kind, (date_trunc('week', at at time zone ${analyticsTimeZone}))::date as week, took, kept,
        case when done_at is null then 'unanswered' when person.id is null then 'gone' else person.id::text end collate "C" as colleague
      from counted left join accounts as person on person.id = counted.by),
    figures as (
      select kind, week, colleague, count(took)::int as done, count(kept)::int as promised,
        (count(*) filter (where kept))::int as kept, percentile_cont(array[0.5, 0.9]) within group (order by took) as times
      from named group by grouping sets ((kind), (kind, week), (kind, colleague)${weeksOf ? sql`, (kind, week, colleague)` : sql``})
      having ${weeksOf === undefined || weeksOf === 'all'} or week is null or colleague is null or colleague = ${weeksOf ?? ''})
    select kind, week::text, colleague, coalesce(profile.full_name, person.display_name, person.email) as name,
      done, round(times[1])::float8 as half_ms, round(times[2])::float8 as most_ms, promised, kept
    from figures
    left join accounts as person on person.id = case when colleague not in ('gone', 'unanswered') then colleague::uuid end
    left join profiles as profile on profile.user_id = person.id
    order by kind, week nulls first, colleague is not null, name, colleague`.execute(tx);
  return rows;
}

/**
 * What was done since `from`, and what waits and broke its promise since then: kind, `since`, `done_at`, `by`. What is answered
 * after `from` includes every promise that an answer settled in the period, however long the thing had waited.
 */
function thingsBetween(tx: Tx, from: Date, now: Date): RawBuilder<unknown> {
  const reviews = standingReviews(tx, from).select([
    'review.waited_since',
    'review.reviewed_at',
    'review.reviewed_by',
  ]);
  const brokeSince = (kind: 'case' | 'document' | 'message', since: string) =>
    sql`${sql.ref(since)} >= ${promises[kind].firstDueAt(from)}
      and ${sql.ref(since)} < ${promises[kind].firstDueAt(new Date(now.getTime() + 1))}`;
  return sql`
    select 'case' collate "C" as kind, application.review_requested_at as since, entry.occurred_at as done_at, entry.actor_id as by
    from audit_log as entry
    join visa_applications as application
      on application.id = entry.subject_id::uuid and application.review_requested_at <= entry.occurred_at
    where entry.action = 'application.decided' and entry.occurred_at between ${from} and ${now}
      and entry.details ->> 'from' = 'under_review' and entry.details ->> 'status' in ('approved', 'rejected')
      and not ${isUndone}
    union all
    select 'case', application.review_requested_at, null, null from visa_applications as application
    where ${isWaiting.case('application')} and ${brokeSince('case', 'application.review_requested_at')}
    union all
    select 'document', review.waited_since, review.reviewed_at, review.reviewed_by from ${reviews.as('review')}
    where review.reviewed_at <= ${now}
    union all
    select 'document', document.waiting_since, null, null from documents as document
    where ${isWaiting.document('document')} and ${brokeSince('document', 'document.waiting_since')}
    union all
    select 'message', message.created_at, reply.created_at, reply.author_id
    from support_replies as reply join support_messages as message on message.id = reply.message_id
    where reply.from_staff and reply.created_at between ${from} and ${now} and ${isAsked}
      and not exists (select from support_replies as earlier where earlier.message_id = reply.message_id
        and earlier.from_staff and (earlier.created_at, earlier.id) < (reply.created_at, reply.id))
    union all
    select 'message', message.created_at, null, null from support_messages as message
    where ${isWaiting.message('message')} and ${brokeSince('message', 'message.created_at')} and ${isAsked}
      and not exists (select from support_replies as reply where reply.message_id = message.id and reply.from_staff)`;
}

/** Begun by the person, and not merged into another one, with which it is answered. */
const isAsked = sql`message.message <> '' and message.merged_into is null`;

/** Whether the next thing that brought the case back to where it waits was an undo. */
const isUndone = sql`exists (
  select from audit_log as undo
  where undo.subject_type = 'application' and undo.subject_id = entry.subject_id and undo.id > entry.id
    and undo.action = 'application.decision_undone' and undo.details ->> 'status' = 'under_review'
    and not exists (
      select from audit_log as later
      where later.subject_type = 'application' and later.subject_id = entry.subject_id
        and later.id > entry.id and later.id < undo.id
        and later.action = 'application.decided' and later.details ->> 'from' = 'under_review'))`;

/** The day on which the first of the things that are measured in business time began to wait. */
async function firstDay(tx: Tx, things: RawBuilder<unknown>, now: Date): Promise<string> {
  const { rows } = await sql<{ first: Date | null }>`
    select min(since) as first from (${things}) as thing where kind <> 'message'`.execute(tx);
  return utcDay(rows[0]?.first ?? now);
}

/**
 * Of each UTC day until tomorrow: the business time before it in milliseconds, whether it is a business day, and when the
 * promise about what arrives on it ends. So the rules about business days are asked, and stay in one place.
 */
function calendar(first: string, now: Date): RawBuilder<unknown> {
  const [days, before, works, due]: [string[], number[], boolean[], Date[]] = [[], [], [], []];
  const end = plusDays(utcDay(now), 1);
  for (let day = first, sum = 0; day <= end; day = plusDays(day, 1)) {
    const begins = new Date(day);
    const time = businessTime(begins, new Date(plusDays(day, 1)));
    days.push(day);
    before.push(sum);
    works.push(time > 0);
    // The same for cases (`promises`).
    due.push(promises.document.dueAt(begins));
    sum += time;
  }
  return sql`select * from unnest(${days}::date[], ${before}::float8[], ${works}::boolean[], ${due}::timestamptz[])`;
}

const milliseconds = (time: RawBuilder<unknown>) => sql`(extract(epoch from ${time}) * 1000)::float8`;

/** Business time from the calendar's beginning to a moment, whose day is the row `day` of the calendar. */
const businessBefore = (
  day: string,
  moment: string,
) => sql`(${sql.ref(`${day}.before`)} + case when ${sql.ref(`${day}.works`)}
  then ${milliseconds(sql`${sql.ref(moment)} - ${sql.ref(`${day}.day`)}::timestamp at time zone 'utc'`)} else 0 end)`;
