import type { getApplication as contract } from '#domain/contracts/applications.ts';
import type { Output } from '#domain/contracts/contract.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { readOwnApplication } from './read-own-application.ts';

/** The caller's own application with its four stages, or null when they have none yet. */
export async function getApplication(
  _input: unknown,
  { person, platform, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => ({
    application: await readOwnApplication(tx, person.userId, platform.clock()),
  }));
}
