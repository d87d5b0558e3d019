import { containing } from '#platform/server/containing.ts';
import type { Tx } from '#platform/server/database.ts';
import type { FactFilter } from '../contract.ts';
import { selectFacts } from './office-facts.ts';

/** The facts of a filter, the next to be reviewed first. `today` is 'YYYY-MM-DD'. */
export function matchingFacts(tx: Tx, { q, trust, due }: FactFilter, today: string) {
  let query = selectFacts(tx).orderBy('fact.review_by').orderBy('fact.id');
  if (trust) query = query.where('fact.trust', '=', trust);
  if (due) query = query.where('fact.review_by', '<=', today);
  if (!q) return query;
  const pattern = containing(q);
  return query.where((where) =>
    where.or(
      (['fact.text', 'fact.source', 'fact.value', 'fact.id', 'fact.consulate'] as const).map((column) =>
        where(column, 'ilike', pattern),
      ),
    ),
  );
}
