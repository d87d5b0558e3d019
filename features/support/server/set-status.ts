import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { setStatus as contract } from '../contract/office-support.ts';
import { changeMessage } from './change-message.ts';
import { readOfficeMessage } from './select-office-messages.ts';

/** Any value, from any value. See `changeMessage` for what is thrown. */
export async function setStatus(
  { params: { id }, body }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    const { status, seen } = body;
    await changeMessage(tx, { id, change: { status }, seen: seen && { status: seen } }, context);
    return readOfficeMessage(tx, id, context.platform.clock());
  });
}
