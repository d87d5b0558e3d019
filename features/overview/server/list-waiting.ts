import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { listWaiting as contract, WaitingThing } from '../contract/overview.ts';

/** As many as fit on a screen, and as anybody does in a morning. */
const shown = 10;
/** The papers of one case are one line: so many of the oldest are of ten cases, unless one has sent seventy. */
const oldestPapers = 80;

interface Arm {
  kind: WaitingThing['kind'];
  table: RawBuilder<unknown>;
  /** The case that it belongs to, or itself. */
  belongsTo: RawBuilder<string>;
  most: number;
  /** What is ours to do, as an index has it; `thing` names the row. */
  isDue: RawBuilder<boolean>;
  since: RawBuilder<Date>;
  assignedTo: RawBuilder<string | null>;
  /** Another way to the caller's own, where `thing` is not given to anybody itself; `owned` is. */
  ofMine?: RawBuilder<unknown>;
}

/**
 * What has waited longest, the caller's own first. Each kind gives its oldest and the caller's oldest, both along an
 * index, whatever the size of the whole; then the ten of all are chosen. A case and its papers are one thing: whoever opens
 * it does all of them, and three people would fill the list otherwise. One statement: one moment.
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
    sql<Omit<WaitingThing, 'since'> & { since: Date }>`
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

/** One that somebody looks at this moment does not wait. */
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
      // A document belongs to whoever has its case.
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
