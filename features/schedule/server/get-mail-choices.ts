import { wantsReminders } from '#features/mails/server/wants-reminders.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { getMailChoices as contract } from '../contract/dates.ts';

/** Which e-mails the caller wants. */
export async function getMailChoices(
  _input: unknown,
  { person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => ({ date_reminders: await wantsReminders(tx, person.userId) }));
}
