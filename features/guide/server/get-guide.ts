import { readOwnApplication } from '#features/applications/server/read-own-application.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { getGuide as contract } from '../contract.ts';
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
