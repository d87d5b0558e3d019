import { readHandIn } from '#features/places/server/hand-in.ts';
import type { Tx } from '#platform/server/database.ts';
import { type BringItemId, bringItemsFor } from '../rules.ts';

/** What the applicant of an application brings besides the required papers, as far as the caller may see where they live. */
export async function readBringItems(tx: Tx, applicationId: string): Promise<BringItemId[]> {
  const { user_id, applicant, withSpouse } = await tx
    .selectFrom('visa_applications as application')
    .select(['user_id', 'applicant'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('visa_applications as other')
          .select('other.id')
          .whereRef('other.user_id', '=', 'application.user_id')
          .where('other.applicant', '=', 'spouse'),
      ).as('withSpouse'),
    )
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const { facts } = await readHandIn(tx, user_id);
  return bringItemsFor({
    couple: applicant === 'spouse' || (applicant === 'self' && withSpouse === true),
    child: applicant === 'child',
    facts: facts.map(({ id }) => id),
  });
}
