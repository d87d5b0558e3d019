import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { listOfficeFacts as contract } from '#domain/contracts/facts.ts';
import { isDueForReview } from '#domain/rules/facts.ts';
import { containing } from '../../platform/containing.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { dayOf, presentFact, selectFacts } from './office-facts.ts';

/** The register as admins see it, the next to be reviewed first. It is short: it comes whole. */
export async function listOfficeFacts(
  { query: { q, trust, due } }: Parsed<typeof contract>,
  { platform, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  const today = dayOf(platform.clock());
  return transaction(async (tx) => {
    let query = selectFacts(tx).orderBy('fact.review_by').orderBy('fact.id');
    if (trust) query = query.where('fact.trust', '=', trust);
    if (due) query = query.where('fact.review_by', '<=', today);
    if (q) {
      const pattern = containing(q);
      query = query.where((where) =>
        where.or(
          (['fact.text', 'fact.source', 'fact.value', 'fact.id', 'fact.consulate'] as const).map((column) =>
            where(column, 'ilike', pattern),
          ),
        ),
      );
    }
    const facts = (await query.execute()).map(presentFact);
    const all = await tx.selectFrom('facts').select('review_by').execute();
    return {
      facts,
      total: facts.length,
      due_count: all.filter((fact) => isDueForReview(fact, today)).length,
    };
  });
}
