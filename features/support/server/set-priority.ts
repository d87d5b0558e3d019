import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { setPriority as contract } from '../contract/office-support.ts';
import { changeMessage } from './change-message.ts';
import { readOfficeMessage } from './select-office-messages.ts';

/** The plan gave it; staff may see it otherwise. See `changeMessage` for what is thrown. */
export async function setPriority(
  { params: { id }, body }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    const { priority, seen } = body;
    await changeMessage(tx, { id, change: { priority }, seen: seen && { priority: seen } }, context);
    return readOfficeMessage(tx, id, context.platform.clock());
  });
}
