import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';

/** Whether one of a person's applications is being decided, as far as the person may know (decision 0014). */
export async function isUnderReview(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('visa_applications')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`case when held_until > ${now} then held_status else status end = 'under_review'`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
