import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { listExperimentPages as contract } from '../contract/experiments.ts';

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
