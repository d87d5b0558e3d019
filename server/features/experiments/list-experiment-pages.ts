import type { Output } from '#domain/contracts/contract.ts';
import type { listExperimentPages as contract } from '#domain/contracts/experiments.ts';
import type { RequestContext } from '../../platform/operation.ts';

/** What a variant can show, by title. */
export async function listExperimentPages(
  _input: unknown,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  const pages = await transaction((tx) =>
    tx
      .selectFrom('landing_pages')
      .select(['id', 'slug', 'title'])
      .where('is_active', '=', true)
      .where('status', '=', 'active')
      .orderBy('title')
      .orderBy('slug')
      .execute(),
  );
  return { pages };
}
