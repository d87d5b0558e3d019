import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { type changeMessages as contract, refusedChange } from '../contract/office-support.ts';
import { changeMessage, holdAssignees } from './change-message.ts';

/**
 * Several changes in one transaction; one that is refused stops no other. Locked in the order of ids, so that two who
 * change the same ones wait for each other instead of stopping each other. Throws `invalid_input` for a moment or a
 * person that will do for none.
 */
export async function changeMessages(
  { body }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const wishes = body.changes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return context.transaction(async (tx) => {
    const result: Output<typeof contract> = { changed: [], unchanged: [], refused: [] };
    await holdAssignees(
      tx,
      wishes.map(({ change }) => change),
    );
    for (const wish of wishes) {
      try {
        const before = await changeMessage(tx, wish, context);
        if (before) result.changed.push({ id: wish.id, change: wish.change, before });
        else result.unchanged.push(wish.id);
      } catch (error) {
        // Refusals of ours come before anything is written; what the database refuses has ended the transaction.
        const reason = refusedChange.safeParse(error instanceof AppError && error.code).data;
        if (!reason) throw error;
        result.refused.push({ id: wish.id, reason });
      }
    }
    return result;
  });
}
