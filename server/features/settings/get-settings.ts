import type { Output } from '#domain/contracts/contract.ts';
import type { getSettings as contract } from '#domain/contracts/settings.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { readOfficeSettings } from './read-office-settings.ts';

/** Every setting, with the specification's default where nobody has set one, and who changed it last. */
export async function getSettings(
  _input: unknown,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return context.transaction(readOfficeSettings);
}
