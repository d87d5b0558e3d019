import type { Output } from '#domain/contracts/contract.ts';
import type { getMailChoices as contract } from '#domain/contracts/dates.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { wantsReminders } from '../mails/wants-reminders.ts';

/** Which e-mails the caller wants. */
export async function getMailChoices(
  _input: unknown,
  { person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => ({ date_reminders: await wantsReminders(tx, person.userId) }));
}
