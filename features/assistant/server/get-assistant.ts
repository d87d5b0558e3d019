import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { getAssistant as contract } from '../contract.ts';

/** Which engine answers the caller. Gemini costs money: visitors whom nobody knows are answered by the library. */
export async function getAssistant(
  _input: unknown,
  { person, platform }: RequestContext<'public'>,
): Promise<Output<typeof contract>> {
  return { engine: person && platform.model ? 'gemini' : 'library' };
}
