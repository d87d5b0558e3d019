import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { getSettings as contract } from '../contract.ts';
import { readOfficeSettings } from './read-office-settings.ts';

/** Every setting, with the specification's default where nobody has set one, and who changed it last. */
export async function getSettings(
  _input: unknown,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return context.transaction(readOfficeSettings);
}
