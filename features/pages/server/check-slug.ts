import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { checkSlug as contract } from '../contract/landing-pages.ts';
import { isSlug } from '../rules/page-slugs.ts';
import { pageWithSlug } from './lock-page.ts';

/** Whether a page could have this slug now. Saving asks again. */
export async function checkSlug(
  { query: { slug, except } }: Parsed<typeof contract>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  if (!isSlug(slug)) return { state: 'badly_written', taken_by: null };
  const taken = await transaction((tx) => pageWithSlug(tx, slug, except));
  return { state: taken ? 'taken' : 'free', taken_by: taken?.title ?? null };
}
