import { requireOwnApplication } from '#features/applications/server/require-own-application.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { getDates as contract } from '../contract/dates.ts';
import { readDates } from './read-dates.ts';

/** The days saved for one of the caller's applications. Throws `not_found`. */
export async function getDates(
  { params: { application_id } }: Parsed<typeof contract>,
  { transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    await requireOwnApplication(tx, application_id);
    return readDates(tx, application_id);
  });
}
