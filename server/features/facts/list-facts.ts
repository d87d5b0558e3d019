import type { Output } from '#domain/contracts/contract.ts';
import type { listFacts as contract } from '#domain/contracts/facts.ts';
import type { RequestContext } from '../../platform/operation.ts';

/** What applicants read beside the guide. */
export async function listFacts(
  _input: unknown,
  { transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const facts = await transaction((tx) =>
    tx
      .selectFrom('facts')
      .select(['id', 'text', 'source', 'source_date'])
      .where('is_shown', '=', true)
      .orderBy('id')
      .execute(),
  );
  return { facts };
}
