import { cutPage } from '#platform/server/list-cursor.ts';
import { withTotal } from '#platform/server/list-total.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { listMessages as contract } from '../contract/support.ts';
import { pageOfMessages, totalOfMessages } from './matching-messages.ts';
import { presentOfficeMessage } from './select-office-messages.ts';

/** One page of support messages, newest first or as their view orders them, with the count of all matches. */
export async function listMessages(
  { query: { cursor, limit, ...filter } }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const { dir, ...match } = filter;
  const looking = { now: context.platform.clock(), userId: context.person.userId };
  const { rows, ...counted } = await context.transaction((tx) =>
    withTotal(
      tx,
      pageOfMessages(tx, { ...match, dir }, looking, { cursor, limit: limit + 1 }),
      totalOfMessages(match, looking),
    ),
  );
  const { page, next_cursor } = cutPage(rows, limit);
  return { messages: page.map((row) => presentOfficeMessage(row, looking.now)), ...counted, next_cursor };
}
