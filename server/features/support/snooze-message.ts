import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { snoozeMessage as contract } from '#domain/contracts/office-support.ts';
import type { RequestContext } from '../../platform/operation.ts';
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
