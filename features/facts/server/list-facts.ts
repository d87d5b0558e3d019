import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { listFacts as contract } from '../contract.ts';

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
