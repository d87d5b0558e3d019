import type { Tx } from '#platform/server/database.ts';
import type { Dates } from '../contract/dates.ts';

/** The days saved for an application that the actor may see. */
export async function readDates(tx: Tx, applicationId: string): Promise<Dates> {
  const rows = await tx
    .selectFrom('application_dates')
    .select(['kind', 'day'])
    .where('application_id', '=', applicationId)
    .execute();
  const dayOf = (kind: keyof Dates) => rows.find((row) => row.kind === kind)?.day ?? null;
  return {
    appointment: dayOf('appointment'),
    move_in: dayOf('move_in'),
    passport_expiry: dayOf('passport_expiry'),
    criminal_record_issued: dayOf('criminal_record_issued'),
  };
}
