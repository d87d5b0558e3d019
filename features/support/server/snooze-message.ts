import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { snoozeMessage as contract } from '../contract/office-support.ts';
import { changeMessage } from './change-message.ts';
import { readOfficeMessage } from './select-office-messages.ts';

/** Puts a conversation aside, or wakes it. It comes back because its time passes, not because a job runs. See `changeMessage` for what is thrown. */
export async function snoozeMessage(
  { params: { id }, body }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    await changeMessage(tx, { id, change: body }, context);
    return readOfficeMessage(tx, id, context.platform.clock());
  });
}
