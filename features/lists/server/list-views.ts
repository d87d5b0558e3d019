import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { listViews as contract } from '../contract.ts';
import { readViews } from './read-views.ts';

/** The caller's own views of a list. */
export async function listViews(
  { query }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return { views: await context.transaction((tx) => readViews(tx, query.list)) };
}
