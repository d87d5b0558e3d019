import { type RawBuilder, sql } from 'kysely';
import { promises } from '#features/queue/rules.ts';
import { isWaiting } from '#features/queue/server/queue-sql.ts';
import { standingReviews } from '#features/reviews/server/queue.ts';
import type { Tx } from '#platform/server/database.ts';
import type { WorkloadKind } from '../rules.ts';
import type { Work } from './count-figures.ts';

/**
 * What was done since `from`, and what waits and broke its promise since then, a row for each kind and colleague, colleagues by
 * their names. What is answered after `from` includes every promise that an answer settled in the period, however long the
 * thing had waited. Each kind is grouped for itself: the planner knows how many colleagues a table names, and sorts nothing.
 */
export async function readWorks(tx: Tx, from: Date, now: Date): Promise<Work[]> {
  const arms = armsBetween(tx, from, now).map(
    ([kind, things]) => sql`(
      select ${sql.lit(kind)} as kind, by, string_agg(${milliseconds('since')}, ' ') as since,
        string_agg(${milliseconds('done_at')}, ' ') as done
      from (${things}) as thing group by by)`,
  );
  const { rows } = await sql<Omit<Work, 'since' | 'done'> & { since: string; done: string | null }>`
    with works as (${sql.join(arms, sql` union all `)}),
    named as (
      select works.*, (
        select coalesce(profile.full_name, person.display_name, person.email) from accounts as person
        left join profiles as profile on profile.user_id = person.id where person.id = works.by) as name
      from works)
    select kind, case when done is null then 'unanswered' when name is null then 'gone' else by::text end collate "C" as colleague,
      name, since, done
    from named order by name, colleague`.execute(tx);
  const times = (text: string) => text.split(' ').map(Number);
  return rows.map((row) => ({
    ...row,
    since: times(row.since),
    done: row.done === null ? null : times(row.done),
  }));
}

/** What each part holds: `since`, `done_at`, `by`; the last two null of what waits. */
function armsBetween(tx: Tx, from: Date, now: Date): [WorkloadKind, RawBuilder<unknown>][] {
  const reviews = standingReviews(tx, from).select([
    'review.waited_since as since',
    'review.reviewed_at as done_at',
    'review.reviewed_by as by',
  ]);
  const unanswered = sql`null::timestamptz as done_at, null::uuid as by`;
  const brokeSince = (kind: WorkloadKind, since: string) =>
    sql`${sql.ref(since)} >= ${promises[kind].firstDueAt(from)}
      and ${sql.ref(since)} < ${promises[kind].firstDueAt(new Date(now.getTime() + 1))}`;
  return [
    // Materialized: what is cast in the join itself finds no index behind row security, which does not know it as leakproof.
    [
      'case',
      sql`with decided as materialized (
          select entry.subject_id::uuid as id, entry.occurred_at, entry.actor_id from audit_log as entry
          where entry.action = 'application.decided' and entry.occurred_at between ${from} and ${now}
            and entry.details ->> 'from' = 'under_review' and entry.details ->> 'status' in ('approved', 'rejected')
            and not ${isUndone})
        select application.review_requested_at as since, decided.occurred_at as done_at, decided.actor_id as by
        from decided join visa_applications as application
          on application.id = decided.id and application.review_requested_at <= decided.occurred_at`,
    ],
    [
      'case',
      sql`select application.review_requested_at as since, ${unanswered} from visa_applications as application
        where ${isWaiting.case('application')} and ${brokeSince('case', 'application.review_requested_at')}`,
    ],
    ['document', sql`${reviews.where('review.reviewed_at', '<=', now)}`],
    [
      'document',
      sql`select document.waiting_since as since, ${unanswered} from documents as document
        where ${isWaiting.document('document')} and ${brokeSince('document', 'document.waiting_since')}`,
    ],
    [
      'message',
      sql`select message.created_at as since, reply.created_at as done_at, reply.author_id as by
        from (select distinct on (message_id) message_id, created_at, author_id from support_replies
          where from_staff and created_at between ${from} and ${now} order by message_id, created_at, id) as reply
        join support_messages as message on message.id = reply.message_id
        where ${isAsked} and not exists (select from support_replies as earlier
          where earlier.message_id = reply.message_id and earlier.from_staff and earlier.created_at < ${from})`,
    ],
    [
      'message',
      sql`select message.created_at as since, ${unanswered} from support_messages as message
        where ${isWaiting.message('message')} and ${brokeSince('message', 'message.created_at')} and ${isAsked}
          and not exists (select from support_replies as reply where reply.message_id = message.id and reply.from_staff)`,
    ],
  ];
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

/** Whole milliseconds; the seconds of `date_part` are exact to the microsecond. */
const milliseconds = (time: string) =>
  sql`((date_part('epoch', ${sql.ref(time)}) * 1000000)::bigint / 1000)::text`;
