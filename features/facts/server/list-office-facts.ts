import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { listOfficeFacts as contract } from '../contract.ts';
import { isDueForReview } from '../rules.ts';
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
