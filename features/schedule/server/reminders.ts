import { type RawBuilder, sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { readDurations } from '#features/facts/server/read-facts.ts';
import { dueDayOf, wantsMail } from '#features/mails/server/facts.ts';
import { queueMail } from '#features/mails/server/queue.ts';
import type { Task } from '#platform/server/jobs.ts';
import type { ReadContext, RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { utcDay } from '#platform/shared/day-numbers.ts';
import type * as contract from '../contract/dates.ts';
import { dueReminder, type RemindedKind, remindedKinds, reminderLeads } from '../rules/dates.ts';

/** A criminal record that is handed in before it gets too old needs no reminder. */
const handedInInTime = (
  due: RawBuilder<string>,
) => sql<boolean>`(date.kind = 'criminal_record_issued' and exists (
  select from application_dates as handing
  where handing.application_id = date.application_id and (handing.kind = 'handed_in'
    or handing.kind = 'appointment' and handing.day >= date.day and handing.day < ${due})))`;

/**
 * Queues the reminders that are due today. The dedupe key has the day and the lead, so repeated runs queue each once. A
 * changed day gets its own reminders; those of the old day are dropped when the mail is rendered (mails/server/facts.ts).
 */
export const remindOfDates: Task<'remind-of-dates'> = async (_payload, { database, clock }) => {
  const today = utcDay(clock());
  await database.asSystem('job remind-of-dates', async (tx) => {
    const due = dueDayOf('date', await readDurations(tx));
    const rows = await tx
      .selectFrom('application_dates as date')
      .innerJoin('visa_applications as application', 'application.id', 'date.application_id')
      .innerJoin('accounts as person', 'person.id', 'application.user_id')
      .leftJoin('mail_choices as choice', 'choice.user_id', 'application.user_id')
      .select(['date.application_id', 'date.kind', 'application.user_id'])
      .select(due.as('day'))
      .select(sql<string>`to_char(date.saved_at at time zone 'utc', 'YYYY-MM-DD')`.as('saved_on'))
      .where('date.kind', 'in', remindedKinds)
      .where(due, '>', today)
      .where(due, '<=', sql<string>`${today}::date + ${Math.max(...reminderLeads)}::integer`)
      .where('person.deactivated_at', 'is', null)
      .where(handedInInTime(due), 'is not', true)
      .where(({ fn, val, eb }) => eb(fn.coalesce('choice.date_reminders', val(true)), '=', true))
      .execute();
    for (const { application_id, kind, day, user_id, saved_on } of rows) {
      const lead = dueReminder(day, saved_on, today);
      if (lead === undefined) continue;
      await queueMail(tx, {
        userId: user_id,
        template: 'date-coming',
        parameters: { application_id, kind: kind as RemindedKind, day },
        dedupeKey: `date-coming:${application_id}:${kind}:${day}:${lead}`,
      });
    }
  });
};

/** Returns which e-mails the caller wants. */
export async function getMailChoices(
  _input: unknown,
  { person, transaction }: ReadContext,
): Promise<Output<typeof contract.getMailChoices>> {
  return transaction(async (tx) => ({
    date_reminders: await wantsMail(tx, person.userId, 'date_reminders'),
  }));
}

/** Saves which e-mails the caller wants. Every save is audited: the audit log explains a missing e-mail. */
export async function saveMailChoices(
  { body: { date_reminders } }: Parsed<typeof contract.saveMailChoices>,
  { person, platform, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract.saveMailChoices>> {
  return transaction(async (tx) => {
    const updated_at = platform.clock();
    await tx
      .insertInto('mail_choices')
      .values({ user_id: person.userId, date_reminders, updated_at })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ date_reminders, updated_at }))
      .execute();
    await recordAudit(tx, {
      action: 'profile.mails_chosen',
      subject: { type: 'account', id: person.userId },
      ownerId: person.userId,
      details: { date_reminders },
      requestId,
    });
    return { date_reminders };
  });
}
