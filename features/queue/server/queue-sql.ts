import { type RawBuilder, sql } from 'kysely';
import { presenceTtlSeconds } from '#features/presence/contract.ts';
import { heldMinutes } from '#features/reviews/rules.ts';
import { cursorTimeOf } from '#platform/server/long-list.ts';
import { dueFacts, promises, type QueueScope, type WaitingKind, waitingKinds } from '../rules.ts';

/** A place in the queue: what is due earlier comes first, then what waits longer, then by kind and id. */
export interface QueuePlace {
  due: Date;
  /** With its microseconds, as `cursorTimeOf` writes it. */
  since: string;
  kind: WaitingKind;
  id: string;
}

export interface QueueRow extends Omit<QueuePlace, 'due'> {
  under_review: boolean;
  application_id: string | null;
  name: string | null;
  about: string | null;
  document_id: string | null;
  count: number;
  assigned_id: string | null;
  assigned_to: string | null;
  open_with: string | null;
}

interface Asked {
  now: Date;
  me: string;
  scope: QueueScope;
  after?: QueuePlace | undefined;
  /** A case, a conversation, a refund request or `dueFacts`: nothing else, or everything else. */
  only?: string | undefined;
  without?: string | undefined;
  limit: number;
}

interface Arm {
  table: RawBuilder<unknown>;
  /** The row's own id, with which the index of `since` ends. */
  id: string;
  since: string;
  isDue: RawBuilder<boolean>;
  /** The case, the conversation, the refund request; null of facts. */
  belongs: RawBuilder<unknown>;
  assignee: RawBuilder<unknown>;
}

/**
 * Whether the row of this alias waits for our answer: a case that was handed over, a conversation in which the person spoke last,
 * a document, opened or not, unless it has been replaced.
 */
export const isWaiting = {
  case: (alias: string) => sql<boolean>`${sql.ref(`${alias}.status`)} = 'under_review'`,
  document: (alias: string) => sql<boolean>`(${sql.ref(`${alias}.upload_status`)} = 'uploaded'
    and ${sql.ref(`${alias}.review_status`)} in ('waiting', 'in_review')
    and (${sql.ref(`${alias}.guide_item`)} is not null or ${sql.ref(`${alias}.document_category`)} not in ('general', 'step_document'))
    and not exists (select from documents as newer
      where newer.replaces_id = ${sql.ref(`${alias}.id`)} and newer.upload_status = 'uploaded'))`,
  message: (alias: string) => sql<boolean>`${sql.ref(`${alias}.waiting_since`)} is not null`,
};

/**
 * Where each kind is found, along an index that ends with its id. A case and its documents are one thing, which is where the
 * first of them is: both have the same promise, so the earlier one is due earlier.
 */
const armsAt = ({ now, scope }: Asked): Record<WaitingKind, Arm> => ({
  case: {
    table: sql`visa_applications as application`,
    id: 'application.id',
    since: 'application.review_requested_at',
    isDue: sql`${isWaiting.case('application')} and not exists (select from documents as paper
      where paper.application_id = application.id and paper.waiting_since < application.review_requested_at and ${isWaiting.document('paper')})`,
    belongs: sql`application.id`,
    assignee: sql`application.assigned_to`,
  },
  // The cases of one colleague are few beside all papers that wait: their first papers are looked for case by case.
  document: {
    ...(scope === 'mine'
      ? {
          table: sql`visa_applications as application cross join lateral (select first.id, first.application_id, first.waiting_since
            from documents as first where first.application_id = application.id and ${isWaiting.document('first')}
            order by first.waiting_since, first.id limit 1) as document`,
          isDue: sql`not (${isWaiting.case('application')} and application.review_requested_at <= document.waiting_since)`,
        }
      : {
          table: sql`documents as document join visa_applications as application on application.id = document.application_id`,
          isDue: sql`${isWaiting.document('document')}
            and not (${isWaiting.case('application')} and application.review_requested_at <= document.waiting_since)
            and not exists (select from documents as paper where paper.application_id = document.application_id
              and (paper.waiting_since, paper.id) < (document.waiting_since, document.id) and ${isWaiting.document('paper')})`,
        }),
    id: 'document.id',
    since: 'document.waiting_since',
    belongs: sql`application.id`,
    assignee: sql`application.assigned_to`,
  },
  message: {
    table: sql`support_messages as message`,
    id: 'message.id',
    since: 'message.waiting_since',
    isDue: sql`${isWaiting.message('message')} and (message.snoozed_until is null or message.snoozed_until <= ${now})`,
    belongs: sql`message.id`,
    assignee: sql`message.assigned_to`,
  },
  // Row security shows refund requests to admins alone.
  refund: {
    table: sql`refund_requests as request`,
    id: 'request.id',
    since: 'request.created_at',
    isDue: sql`request.status in ('open', 'failed')`,
    belongs: sql`request.id`,
    assignee: sql`null::uuid`,
  },
  // The facts past their day are one thing, checked in one list by admins: dozens have the same day.
  fact: {
    table: sql`(select id collate "C" as id, review_by::timestamp at time zone 'utc' as since
      from facts order by review_by, id collate "C" limit 1) as fact`,
    id: 'fact.id',
    since: 'fact.since',
    isDue: sql`fact.since <= ${now} and (select app.is_admin())`,
    belongs: sql`null::uuid`,
    assignee: sql`null::uuid`,
  },
});

/**
 * Up to `limit` rows of each kind, the longest waiting first, with what is shown of them, in one statement. Within a kind
 * that is the order of the queue, for what waits longer is not due later: the caller merges them by `promises`.
 */
export function queueRows(asked: Asked) {
  const arms = armsAt(asked);
  return sql<QueueRow>`
    with found as (${sql.join(
      waitingKinds.map((kind) => rowsOf(kind, arms[kind], asked)),
      sql` union all `,
    )})
    select found.kind, found.id, found.since_mark as since, application.id as application_id,
      coalesce(application.status = 'under_review', false) as under_review,
      coalesce(nullif(application.applicant_name, ''),
        ${nameOf(ofKind('application.user_id', 'message.user_id', sql`request.user_id`))}) as name,
      coalesce(message.subject, paper.document_category) as about, paper.id as document_id,
      coalesce(papers.documents, case found.kind when 'fact' then
        (select count(*)::int from facts where review_by::timestamp at time zone 'utc' <= ${asked.now}) else 0 end) as count,
      coalesce(application.assigned_to, message.assigned_to) as assigned_id,
      ${nameOf(ofKind('application.assigned_to', 'message.assigned_to', sql`null`))} as assigned_to,
      ${openWith(asked)} as open_with
    from found
    left join visa_applications as application on found.kind in ('case', 'document') and application.id = found.belongs
    left join support_messages as message on found.kind = 'message' and message.id = found.belongs
    left join refund_requests as request on found.kind = 'refund' and request.id::text = found.id
    left join lateral (select nullif(count(*)::int, 0) as documents, (array_agg(document.id order by document.waiting_since, document.id))[1] as first
      from documents as document where document.application_id = application.id and ${isWaiting.document('document')}) as papers on true
    left join documents as paper on paper.id = papers.first`;
}

/** By kind. With `case`: what `coalesce` returns finds no index behind row security, which does not know it as leakproof. */
const ofKind = (application: string, message: string, request: RawBuilder<unknown>) =>
  sql`case found.kind when 'message' then ${sql.ref(message)} when 'refund' then ${request}
    when 'fact' then null else ${sql.ref(application)} end`;

/** Of an account. */
const nameOf = (id: RawBuilder<unknown>) => sql<string | null>`(
  select coalesce(person_profile.full_name, person.display_name, person.email) from accounts as person
  left join profiles as person_profile on person_profile.user_id = person.id where person.id = ${id})`;

function rowsOf(kind: WaitingKind, { table, id, since, isDue, belongs, assignee }: Arm, asked: Asked) {
  const conditions = [isDue];
  if (asked.scope === 'mine') conditions.push(sql`${assignee} = ${asked.me}::uuid`);
  if (asked.scope === 'unassigned') conditions.push(sql`${assignee} is null`);
  const is = (subject: string) =>
    subject === dueFacts || kind === 'fact'
      ? sql<boolean>`${subject === dueFacts && kind === 'fact'}::boolean`
      : sql<boolean>`${belongs} = ${subject}::uuid`;
  if (asked.only) conditions.push(is(asked.only));
  if (asked.without) conditions.push(sql`not ${is(asked.without)}`);
  if (asked.after) conditions.push(comesAfter(kind, { id, since }, asked.after));
  return sql`(select ${sql.lit(kind)} as kind, ${sql.ref(id)}::text as id, ${belongs} as belongs, ${cursorTimeOf(since)} as since_mark
    from ${table} where ${sql.join(conditions, sql` and `)}
    order by ${sql.ref(since)}, ${sql.ref(id)} limit ${asked.limit})`;
}

/** Whether a row of a kind comes behind a place, by bounds of `since` alone, so that the index finds it. */
function comesAfter(kind: WaitingKind, arm: Pick<Arm, 'id' | 'since'>, after: QueuePlace) {
  const [id, since] = [sql.ref(arm.id), sql.ref(arm.since)];
  const { firstDueAt } = promises[kind];
  const dueLater = firstDueAt(new Date(after.due.getTime() + 1));
  const [mine, its] = [waitingKinds.indexOf(kind), waitingKinds.indexOf(after.kind)];
  const mark = sql`${after.since}::timestamptz`;
  const idType = kind === 'fact' ? sql`text` : sql`uuid`;
  const sameDue =
    mine === its
      ? sql<boolean>`(${since}, ${id}) > (${mark}, ${after.id}::${idType})`
      : mine > its
        ? sql<boolean>`${since} >= ${mark}`
        : sql<boolean>`${since} > ${mark}`;
  return sql<boolean>`(${since} >= ${firstDueAt(after.due)} and (${since} >= ${dueLater} or ${sameDue}))`;
}

/**
 * A colleague who has the case or the conversation on screen. Who opened its papers longer ago than `heldMinutes` and has
 * answered none keeps it no more.
 */
const openWith = ({ me }: Asked) => sql<string | null>`(
  select coalesce(viewer_profile.full_name, viewer.display_name, viewer.email)
  from staff_presences as presence
  join accounts as viewer on viewer.id = presence.staff_id
  left join profiles as viewer_profile on viewer_profile.user_id = viewer.id
  where presence.subject_id = found.belongs and presence.staff_id <> ${me}
    and presence.subject_type = case when message.id is null then 'application' else 'support_message' end
    and presence.seen_at >= now() - make_interval(secs => ${presenceTtlSeconds})
    and not exists (
      select from documents as opened
      join document_reviews as review on review.document_id = opened.id and review.version = opened.review_version
      where opened.application_id = application.id and review.status = 'in_review' and review.reviewed_by = presence.staff_id
      having max(review.reviewed_at) < now() - make_interval(mins => ${heldMinutes}))
  order by presence.seen_at desc limit 1)`;
