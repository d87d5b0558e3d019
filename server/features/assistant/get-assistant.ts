import type { getAssistant as contract } from '#domain/contracts/assistant.ts';
import type { Output } from '#domain/contracts/contract.ts';
import type { RequestContext } from '../../platform/operation.ts';

/** Which engine answers the caller. Gemini costs money: visitors whom nobody knows are answered by the library. */
export async function getAssistant(
  _input: unknown,
  { person, platform }: RequestContext<'public'>,
): Promise<Output<typeof contract>> {
  return { engine: person && platform.model ? 'gemini' : 'library' };
}
