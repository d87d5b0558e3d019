import { sql } from 'kysely';
import { AppError } from '#platform/server/app-error.ts';
import type { Task } from '#platform/server/jobs.ts';
import type { Operation, ReadOperation } from '#platform/server/operation.ts';
import { together } from '#platform/shared/together.ts';
import type * as contract from '../contract.ts';
import { keptDays, keptNotices } from '../rules.ts';

/** The caller's notices, newest first. Row security hides those of others, and all from who is not staff any more. */
export const listNotices: ReadOperation<typeof contract.listNotices> = ({ query }, { transaction }) =>
  transaction(async (tx) => {
    let list = tx
      .selectFrom('staff_notices as notice')
      .leftJoin('visa_applications as application', 'application.id', 'notice.application_id')
      .leftJoin('support_messages as message', 'message.id', 'notice.message_id')
      .leftJoin('documents as document', 'document.id', 'notice.document_id')
      .leftJoin('accounts as person', (join) =>
        join.on('person.id', '=', sql`coalesce(application.user_id, message.user_id)`),
      )
      .leftJoin('profiles as profile', 'profile.user_id', 'person.id')
      .leftJoin('accounts as cause', 'cause.id', 'notice.caused_by')
      .leftJoin('profiles as cause_profile', 'cause_profile.user_id', 'cause.id')
      .select(['notice.id', 'notice.kind', 'notice.application_id', 'notice.message_id'])
      .select(['notice.document_id', 'notice.created_at', 'notice.read_at'])
      .select(
        sql<
          string | null
        >`coalesce(nullif(application.applicant_name, ''), profile.full_name, person.display_name)`.as(
          'name',
        ),
      )
      .select(sql<string | null>`coalesce(message.subject, document.document_category)`.as('about'))
      .select(sql<string | null>`coalesce(cause_profile.full_name, cause.display_name, cause.email)`.as('by'))
      .orderBy('notice.id', 'desc')
      .limit(query.limit + 1);
    if (query.before) list = list.where('notice.id', '<', query.before);
    const rows = await list.execute();
    const notices = rows.slice(0, query.limit).map(({ created_at, read_at, ...notice }) => ({
      ...notice,
      created_at: created_at.toISOString(),
      is_read: read_at !== null,
    }));
    return { notices, next_before: rows.length > query.limit ? (notices.at(-1)?.id ?? null) : null };
  });

/** How many of the caller's are unread, without the muted kinds. */
export const getNoticeSummary: ReadOperation<typeof contract.getNoticeSummary> = (_input, { transaction }) =>
  transaction(async (tx) => {
    const { muted, counts } = await together({
      muted: tx.selectFrom('muted_notices').select('kind').orderBy('kind').execute(),
      counts: tx
        .selectFrom('staff_notices as notice')
        .select(sql<number>`count(*)::int`.as('unread'))
        .select(
          sql<number>`count(*) filter (where kind = 'mentioned' and application_id is not null)::int`.as(
            'applications',
          ),
        )
        .select(
          sql<number>`count(*) filter (where kind = 'mentioned' and message_id is not null)::int`.as(
            'support',
          ),
        )
        .where('notice.read_at', 'is', null)
        .where('notice.kind', 'not in', (from) =>
          from.selectFrom('muted_notices').select('muted_notices.kind'),
        )
        .executeTakeFirstOrThrow(),
    });
    const { unread, ...mentions } = counts;
    return { unread, mentions, muted: muted.map(({ kind }) => kind) };
  });

/** Marks notices of the caller. Throws `not_found`, also for another's. */
export const markNoticesRead: Operation<typeof contract.markNoticesRead, 'staff'> = async (
  { body },
  { transaction },
) => {
  await transaction(async (tx) => {
    const known = await tx
      .selectFrom('staff_notices')
      .select('id')
      .where('id', '=', body.id)
      .executeTakeFirst();
    if (!known) throw new AppError('not_found');
    await tx
      .updateTable('staff_notices')
      .set({ read_at: sql<Date>`now()` })
      .where('id', body.and_older ? '<=' : '=', known.id)
      .where('read_at', 'is', null)
      .execute();
  });
};

/** Mutes a kind for the caller, or lets it count again. Repeating it changes nothing. */
export const setMuted: Operation<typeof contract.setMuted, 'staff'> = async (
  { body: { kind, muted } },
  { person, transaction },
) => {
  await transaction(async (tx) => {
    if (muted)
      await tx
        .insertInto('muted_notices')
        .values({ user_id: person.userId, kind })
        .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doNothing())
        .execute();
    else await tx.deleteFrom('muted_notices').where('kind', '=', kind).execute();
  });
};

/** Removes notices that are too old, and of each account what is beyond the newest. */
export const sweepNotices: Task<'sweep-notices'> = async (_payload, { database, clock }) => {
  const oldest = new Date(clock().getTime() - keptDays * 86_400_000);
  await database.asSystem('sweep notices', (tx) =>
    sql`delete from staff_notices where created_at < ${oldest} or id in (
      select id from (
        select id, row_number() over (partition by for_account order by id desc) as place from staff_notices
      ) as placed where place > ${keptNotices})`.execute(tx),
  );
};
