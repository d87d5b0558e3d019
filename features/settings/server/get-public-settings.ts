import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { getPublicSettings as contract } from '../contract.ts';
import { readSettings } from './read-settings.ts';

/** What everybody may know; the response schema drops the rest. */
export async function getPublicSettings(
  _input: unknown,
  context: RequestContext,
): Promise<Output<typeof contract>> {
  return context.transaction(readSettings);
}
