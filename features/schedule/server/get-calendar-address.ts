import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { getCalendarAddress as contract } from '../contract/calendar.ts';
import { presentCalendarAddress } from './present-calendar-address.ts';

/** Whether the caller's calendar has a private address, and since when. Which one it is nobody can say any more. */
export async function getCalendarAddress(
  _input: unknown,
  { person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const row = await transaction((tx) =>
    tx
      .selectFrom('calendar_addresses')
      .select(['id', 'made_at', 'last_fetched_at'])
      .where('user_id', '=', person.userId)
      .executeTakeFirst(),
  );
  return { address: row ? presentCalendarAddress(row) : null };
}
