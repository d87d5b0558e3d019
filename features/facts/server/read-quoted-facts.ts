import type { Tx } from '#platform/server/database.ts';
import type { QuotedFact } from '../contract.ts';

/** What anybody may read of the register, signed in or not. */
export function readQuotedFacts(tx: Tx): Promise<QuotedFact[]> {
  return tx
    .selectFrom('facts')
    .select(['id', 'text', 'source', 'source_date', 'value'])
    .where('is_quoted', '=', true)
    .orderBy('id')
    .execute();
}
