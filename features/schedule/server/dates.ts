import { sql } from 'kysely';
import { lockOwnApplication, requireOwnApplication } from '#features/applications/server/own.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ReadContext, RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { utcDay } from '#platform/shared/day-numbers.ts';
import { together } from '#platform/shared/together.ts';
import type * as contract from '../contract/dates.ts';
import type { Dates } from '../contract/dates.ts';
import { dateKinds, isPastKind, problemOf } from '../rules/dates.ts';

/** Returns the dates saved for one of the caller's applications. Throws `not_found`. */
export async function getDates(
  { params: { application_id } }: Parsed<typeof contract.getDates>,
  { transaction }: ReadContext,
): Promise<Output<typeof contract.getDates>> {
  return transaction(async (tx) => {
    const { dates } = await together({
      known: requireOwnApplication(tx, application_id),
      dates: readDates(tx, application_id),
    });
    return dates;
  });
}

const dayMs = 86_400_000;

/**
 * Saves or (with null) removes a day. Reminders are computed from the row when they are due, so none needs cancelling.
 * Throws `not_found`, and `invalid_input` for a day on the wrong side of today or too far off.
 */
export async function saveDate(
  { params: { application_id, kind }, body: { day } }: Parsed<typeof contract.saveDate>,
  { person, platform, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract.saveDate>> {
  const now = platform.clock();
  // In the user's time zone it may be yesterday or tomorrow.
  const aDayOff = isPastKind(kind) ? dayMs : -dayMs;
  const today = utcDay(new Date(now.getTime() + aDayOff));
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
            // A calendar event's SEQUENCE is this second: it must grow (rules/icalendar.ts).
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

async function readDates(tx: Tx, applicationId: string): Promise<Dates> {
  const rows = await tx
    .selectFrom('application_dates')
    .select(['kind', 'day'])
    .where('application_id', '=', applicationId)
    .execute();
  const days = dateKinds.map((kind) => [kind, rows.find((row) => row.kind === kind)?.day ?? null] as const);
  return Object.fromEntries(days) as Dates;
}
