import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { getGuide as contract } from '#domain/contracts/guide.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { readOwnApplication } from '../applications/read-own-application.ts';
import { presentGuide } from './present-guide.ts';
import { readGuideFacts } from './read-guide-facts.ts';

/** The guide of one of the caller's applications. Throws `not_found`. */
export async function getGuide(
  { params }: Parsed<typeof contract>,
  { person, platform, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const application = await readOwnApplication(tx, person.userId, params.application_id, platform.clock());
    if (!application) throw new AppError('not_found');
    const { facts } = await readGuideFacts(tx, application.id, application.status);
    return presentGuide(application.id, facts);
  });
}
