import { readHandIn } from '#features/places/server/hand-in.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { together } from '#platform/shared/together.ts';
import { type BringItemId, bringItemsFor } from '../rules.ts';

/**
 * What the applicant of an application of this user brings besides the required papers, as far as the caller may see where they live.
 * Throws `not_found`.
 */
export async function readBringItems(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<BringItemId[]> {
  const application = tx
    .selectFrom('visa_applications as application')
    .select('applicant')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('visa_applications as other')
          .select('other.id')
          .whereRef('other.user_id', '=', 'application.user_id')
          .where('other.applicant', '=', 'spouse'),
      ).as('withSpouse'),
    )
    .where('id', '=', id)
    .where('user_id', '=', userId);
  const { found, handIn } = await together({
    found: application.executeTakeFirst(),
    handIn: readHandIn(tx, userId),
  });
  if (!found) throw new AppError('not_found');
  const { applicant, withSpouse } = found;
  return bringItemsFor({
    couple: applicant === 'spouse' || (applicant === 'self' && withSpouse === true),
    child: applicant === 'child',
    facts: handIn.facts.map(({ id }) => id),
  });
}
