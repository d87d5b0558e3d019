import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { listViews as contract } from '#domain/contracts/views.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { readViews } from './read-views.ts';

/** The caller's own views of a list. */
export async function listViews(
  { query }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return { views: await context.transaction((tx) => readViews(tx, query.list)) };
}
