import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { listOfficeFacts as contract } from '#domain/contracts/facts.ts';
import { isDueForReview } from '#domain/rules/facts.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { matchingFacts } from './matching-facts.ts';
import { dayOf, presentFact } from './office-facts.ts';

/** The register as admins see it, the next to be reviewed first. It is short: it comes whole. */
export async function listOfficeFacts(
  { query: filter }: Parsed<typeof contract>,
  { platform, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  const today = dayOf(platform.clock());
  return transaction(async (tx) => {
    const facts = (await matchingFacts(tx, filter, today).execute()).map(presentFact);
    const all = await tx.selectFrom('facts').select('review_by').execute();
    return {
      facts,
      total: facts.length,
      due_count: all.filter((fact) => isDueForReview(fact, today)).length,
    };
  });
}
