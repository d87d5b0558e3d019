import { digestOf, randomSecret } from '#features/accounts/server/random-secret.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { makeCalendarAddress as contract } from '../contract/calendar.ts';
import { presentCalendarAddress } from './present-calendar-address.ts';

/**
 * Makes a private address in the place of the one that the caller saw, which ends at once. The answer is the only time that
 * it is said: we keep the digest of its secret. Throws `conflict` when there is another address by now, or none.
 */
export async function makeCalendarAddress(
  { body: { replaces } }: Parsed<typeof contract>,
  { person, platform, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const secret = randomSecret();
  const address = await transaction(async (tx) => {
    // Whoever deletes the row first has it locked: a second press finds nothing to replace.
    if (replaces !== null && !(await removed(tx, replaces))) throw new AppError('conflict');
    const row = await tx
      .insertInto('calendar_addresses')
      .values({ user_id: person.userId, secret_hash: digestOf(secret), made_at: platform.clock() })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .returning(['id', 'made_at', 'last_fetched_at'])
      .executeTakeFirst();
    if (!row) throw new AppError('conflict');
    await recordAudit(tx, {
      action: 'calendar_address.made',
      subject: { type: 'account', id: person.userId },
      ownerId: person.userId,
      details: { replaced: replaces !== null },
      requestId,
    });
    return presentCalendarAddress(row);
  });
  return { address, url: `${platform.env.publicUrl}/calendars/${secret}.ics` };
}

async function removed(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('calendar_addresses')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
