import { sql } from 'kysely';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import {
  type endPresence as endPresenceContract,
  type notePresence as notePresenceContract,
  type PresenceSubject,
  presenceSeconds,
} from '../contract.ts';

const tables = {
  application: 'visa_applications',
  support_message: 'support_messages',
} as const satisfies Record<PresenceSubject, string>;

/** The database's clock on both sides: those of several machines differ. */
const stillThere = sql<Date>`now() - make_interval(secs => ${presenceSeconds})`;

/**
 * Notes that the caller looks at something and answers who else does. Their older rows go with it, so that the table
 * holds those who are there and nobody has to sweep it. Throws `not_found`.
 */
export async function notePresence(
  { body: { subject_type, subject_id } }: Parsed<typeof notePresenceContract>,
  { person, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof notePresenceContract>> {
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
      .where('seen_at', '<', stillThere)
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
      .where('presence.seen_at', '>=', stillThere)
      .orderBy('presence.seen_at', 'desc')
      .execute();
    return { others };
  });
}

/** The caller has left. Nothing is said of what was not there: who leaves twice has left. */
export async function endPresence(
  { params }: Parsed<typeof endPresenceContract>,
  { person, transaction }: RequestContext<'staff'>,
): Promise<undefined> {
  await transaction((tx) =>
    tx
      .deleteFrom('staff_presences')
      .where('subject_type', '=', params.subject_type)
      .where('subject_id', '=', params.subject_id)
      .where('staff_id', '=', person.userId)
      .execute(),
  );
}
