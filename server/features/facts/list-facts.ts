import type { Output } from '#domain/contracts/contract.ts';
import type { listFacts as contract } from '#domain/contracts/facts.ts';
import type { RequestContext } from '../../platform/operation.ts';

/** What applicants may read of the register: the row policy leaves out what is not shown. */
export async function listFacts(
  _input: unknown,
  { transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const facts = await transaction((tx) =>
    tx.selectFrom('facts').select(['id', 'text', 'source', 'source_date']).orderBy('id').execute(),
  );
  return { facts };
}
