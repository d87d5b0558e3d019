import { sql } from 'kysely';
import { endReviewsOf } from '#features/reviews/server/openings.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contracts from '../contract.ts';
import { presenceTtlSeconds } from '../contract.ts';

const tables = {
  application: 'visa_applications',
  support_message: 'support_messages',
  support_reply: 'support_messages',
} as const satisfies Record<contracts.PresenceSubject, string>;

/** By the database's clock: those of several machines differ. */
const oldestLive = sql<Date>`now() - make_interval(secs => ${presenceTtlSeconds})`;

/**
 * Notes that the caller views a case or conversation, or writes a reply in one, and returns who else does. Deletes the caller's expired rows, so that
 * the table needs no sweep. Throws `not_found`.
 */
export async function notePresence(
  { body: { subject_type, subject_id } }: Parsed<typeof contracts.notePresence>,
  { person, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contracts.notePresence>> {
  return transaction(async (tx) => {
    const subject = await tx
      .selectFrom(tables[subject_type])
      .select('id')
      .where('id', '=', subject_id)
      .executeTakeFirst();
    if (!subject) throw new AppError('not_found');

    await tx
      .insertInto('staff_presences')
      .values({ subject_type, subject_id, staff_id: person.userId })
      .onConflict((conflict) =>
        conflict
          .columns(['subject_type', 'subject_id', 'staff_id'])
          .doUpdateSet({ seen_at: sql<Date>`now()` }),
      )
      .execute();
    await tx
      .deleteFrom('staff_presences')
      .where('staff_id', '=', person.userId)
      .where('seen_at', '<', oldestLive)
      .execute();

    const others = await tx
      .selectFrom('staff_presences as presence')
      .innerJoin('accounts as viewer', 'viewer.id', 'presence.staff_id')
      .leftJoin('profiles as profile', 'profile.user_id', 'presence.staff_id')
      .select('viewer.id')
      .select(sql<string>`coalesce(profile.full_name, viewer.display_name, viewer.email)`.as('name'))
      .where('presence.subject_type', '=', subject_type)
      .where('presence.subject_id', '=', subject_id)
      .where('presence.staff_id', '<>', person.userId)
      .where('presence.seen_at', '>=', oldestLive)
      .orderBy('presence.seen_at', 'desc')
      .execute();
    return { others };
  });
}

/** Who leaves a case also lets go of the documents that they opened in it. Repeating it changes nothing. */
export async function endPresence(
  { params }: Parsed<typeof contracts.endPresence>,
  { person, transaction }: RequestContext<'staff'>,
): Promise<undefined> {
  await transaction(async (tx) => {
    await tx
      .deleteFrom('staff_presences')
      .where('subject_type', '=', params.subject_type)
      .where('subject_id', '=', params.subject_id)
      .where('staff_id', '=', person.userId)
      .execute();
    if (params.subject_type === 'application')
      await endReviewsOf(tx, { applicationId: params.subject_id, staffId: person.userId });
  });
}
