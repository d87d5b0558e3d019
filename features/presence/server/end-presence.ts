import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { endPresence as contract } from '../contract.ts';

/** The caller has left. Nothing is said of what was not there: who leaves twice has left. */
export async function endPresence(
  { params }: Parsed<typeof contract>,
  { person, transaction }: RequestContext<'staff'>,
): Promise<undefined> {
  await transaction((tx) =>
    tx
      .deleteFrom('staff_presences')
      .where('subject_type', '=', params.subject_type)
      .where('subject_id', '=', params.subject_id)
      .where('staff_id', '=', person.userId)
      .execute(),
  );
}
