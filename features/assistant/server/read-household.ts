import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import type { Household } from '../rules/income/judge-income.ts';

/** Who moves with a person, as far as their applications tell. */
export async function readHousehold(tx: Tx, userId: string): Promise<Household> {
  const { spouse, children } = await tx
    .selectFrom('visa_applications')
    .select([
      sql<boolean>`coalesce(bool_or(applicant = 'spouse'), false)`.as('spouse'),
      sql<number>`(count(*) filter (where applicant = 'child'))::int`.as('children'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { spouse, children };
}
