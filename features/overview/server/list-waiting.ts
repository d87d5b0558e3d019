import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { listWaiting as contract, WaitingRecord } from '../contract/overview.ts';

/** As many as fit on a screen, and a morning's work. */
const shown = 10;
/** The documents of a case are one line: the oldest 80 belong to ten cases, unless one case has seventy. */
const oldestPapers = 80;

interface Arm {
  kind: WaitingRecord['kind'];
  table: RawBuilder<unknown>;
  /** Its case, or itself. */
  belongsTo: RawBuilder<string>;
  most: number;
  /** Whether it waits for staff, as an index has it; `thing` is the row's alias. */
  isDue: RawBuilder<boolean>;
  since: RawBuilder<Date>;
  assignedTo: RawBuilder<string | null>;
  /** How to find the caller's own, where `thing` has no assignee but `owned` has. */
  ofMine?: RawBuilder<unknown>;
}

/**
 * What has waited longest, the caller's own first. Selects the oldest of each kind and the caller's oldest, along an index,
 * then the ten oldest of all, in one statement. A case and its documents are one thing: staff review them together, and
 * three users would otherwise fill the list.
 */
export async function listWaiting(
  _input: unknown,
  { person, platform, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const me = person.userId;
  const oldest = arms(platform.clock()).flatMap((arm) => [
    oldestOf(arm, me, arm.table, sql`true`),
    oldestOf(
      arm,
      me,
      arm.ofMine ?? arm.table,
      sql`${arm.ofMine ? sql`owned.assigned_to` : arm.assignedTo} = ${me}`,
    ),
  ]);
  const { rows } = await transaction((tx) =>
    sql<Omit<WaitingRecord, 'since'> & { since: Date }>`
      with due as (${sql.join(oldest, sql` union `)}),
      folded as (
        select distinct on (belongs) kind, id, belongs, mine, min(since) over (partition by belongs) as since
        from due order by belongs, kind = 'document', due.since, id),
      chosen as (select * from folded order by mine desc, since, id limit ${shown})
      select chosen.kind, chosen.id, chosen.since, chosen.mine,
        document.application_id,
        (select count(*)::int from documents as thing where thing.application_id = chosen.belongs and ${paperIsDue}) as documents,
        coalesce(nullif(application.applicant_name, ''), profile.full_name, account.display_name) as name,
        case chosen.kind when 'message' then message.subject when 'document' then document.document_category end as about
      from chosen
      left join documents as document on chosen.kind = 'document' and document.id = chosen.id
      left join visa_applications as application on application.id =
        case chosen.kind when 'case' then chosen.id when 'document' then document.application_id end
      left join support_messages as message on chosen.kind = 'message' and message.id = chosen.id
      left join accounts as account on account.id = coalesce(application.user_id, message.user_id)
      left join profiles as profile on profile.user_id = account.id
      order by chosen.mine desc, chosen.since, chosen.id`.execute(tx),
  );
  return { waiting: rows.map((row) => ({ ...row, since: row.since.toISOString() })) };
}

/** Not a document that is in review. */
const paperIsDue = sql<boolean>`thing.upload_status = 'uploaded' and thing.review_status = 'waiting'
  and (thing.guide_item is not null or thing.document_category not in ('general', 'step_document'))`;

function arms(now: Date): Arm[] {
  return [
    {
      kind: 'case',
      table: sql`visa_applications as thing`,
      belongsTo: sql`thing.id`,
      most: shown,
      isDue: sql`thing.status = 'under_review'`,
      since: sql`thing.review_requested_at`,
      assignedTo: sql`thing.assigned_to`,
    },
    {
      kind: 'message',
      table: sql`support_messages as thing`,
      belongsTo: sql`thing.id`,
      most: shown,
      isDue: sql`thing.waiting_since is not null and (thing.snoozed_until is null or thing.snoozed_until <= ${now})`,
      since: sql`thing.waiting_since`,
      assignedTo: sql`thing.assigned_to`,
    },
    {
      kind: 'document',
      table: sql`documents as thing`,
      belongsTo: sql`thing.application_id`,
      most: oldestPapers,
      // A document's assignee is its case's.
      ofMine: sql`visa_applications as owned join documents as thing on thing.application_id = owned.id`,
      isDue: paperIsDue,
      since: sql`thing.waiting_since`,
      assignedTo: sql`(select assigned_to from visa_applications where id = thing.application_id)`,
    },
  ];
}

function oldestOf(
  { kind, isDue, since, assignedTo, belongsTo, most }: Arm,
  me: string,
  table: RawBuilder<unknown>,
  whose: RawBuilder<unknown>,
) {
  return sql`(
    select ${sql.lit(kind)} as kind, thing.id, ${belongsTo} as belongs, ${since} as since, ${assignedTo} is not distinct from ${me}::uuid as mine
    from ${table} where ${isDue} and ${whose} order by ${since}, thing.id limit ${most})`;
}
