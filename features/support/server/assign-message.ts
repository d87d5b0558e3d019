import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { assignMessage as contract } from '../contract/office-support.ts';
import { changeMessage, holdAssignees } from './change-message.ts';
import { readOfficeMessage } from './select-office-messages.ts';

/** Gives a conversation to one of staff, or back to everybody. See `changeMessage` for what is thrown. */
export async function assignMessage(
  { params: { id }, body }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    const { assigned_to, seen } = body;
    const known = seen === undefined ? undefined : { assigned_to: seen };
    await holdAssignees(tx, [{ assigned_to }]);
    await changeMessage(tx, { id, change: { assigned_to }, seen: known }, context);
    return readOfficeMessage(tx, id, context.platform.clock());
  });
}
