import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { saveMailChoices as contract } from '../contract/dates.ts';

/** Keeps which e-mails the caller wants. Each save is recorded: whoever misses an e-mail can see why. */
export async function saveMailChoices(
  { body: { date_reminders } }: Parsed<typeof contract>,
  { person, platform, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
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
