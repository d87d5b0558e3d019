import { sql } from 'kysely';
import { lockOwnApplication, requireOwnApplication } from '#features/applications/server/own.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/dates.ts';
import type { Dates } from '../contract/dates.ts';
import { problemOf } from '../rules/dates.ts';

/** The days saved for one of the caller's applications. Throws `not_found`. */
export async function getDates(
  { params: { application_id } }: Parsed<typeof contract.getDates>,
  { transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract.getDates>> {
  return transaction(async (tx) => {
    await requireOwnApplication(tx, application_id);
    return readDates(tx, application_id);
  });
}

const dayMs = 86_400_000;

/**
 * Keeps, changes or (with null) removes a day. The reminders follow from the row at the moment they are due, so there
 * is nothing to take back. Throws `not_found`, and `invalid_input` for a day on the wrong side of today
 * or too far off.
 */
export async function saveDate(
  { params: { application_id, kind }, body: { day } }: Parsed<typeof contract.saveDate>,
  { person, platform, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract.saveDate>> {
  const now = platform.clock();
  // West of Greenwich it may still be yesterday, east of it already tomorrow.
  const aDayOff = kind === 'criminal_record_issued' ? dayMs : -dayMs;
  const today = new Date(now.getTime() + aDayOff).toISOString().slice(0, 10);
  return transaction(async (tx) => {
    await lockOwnApplication(tx, application_id);
    const before = await readDates(tx, application_id);
    if (before[kind] === day) return before;
    if (day === null) {
      await tx
        .deleteFrom('application_dates')
        .where('application_id', '=', application_id)
        .where('kind', '=', kind)
        .execute();
    } else {
      if (problemOf(day, today, kind)) throw new AppError('invalid_input');
      await tx
        .insertInto('application_dates')
        .values({ application_id, kind, day, saved_at: now })
        .onConflict((conflict) =>
          conflict.columns(['application_id', 'kind']).doUpdateSet({
            day,
            // Calendars tell the newer day by its second (features/schedule/rules/icalendar.ts).
            saved_at: sql`greatest(excluded.saved_at, application_dates.saved_at + interval '1 second')`,
          }),
        )
        .execute();
    }
    await recordAudit(tx, {
      action: day === null ? 'application.date_removed' : 'application.date_saved',
      subject: { type: 'application', id: application_id },
      ownerId: person.userId,
      details: { kind },
      requestId,
    });
    return { ...before, [kind]: day };
  });
}

/** The days saved for an application that the actor may see. */
async function readDates(tx: Tx, applicationId: string): Promise<Dates> {
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
