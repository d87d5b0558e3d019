import type { Output } from '#domain/contracts/contract.ts';
import type { getPublicSettings as contract } from '#domain/contracts/settings.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { readSettings } from './read-settings.ts';

/** What everybody may know; the response schema drops the rest. */
export async function getPublicSettings(
  _input: unknown,
  context: RequestContext,
): Promise<Output<typeof contract>> {
  return context.transaction(readSettings);
}
