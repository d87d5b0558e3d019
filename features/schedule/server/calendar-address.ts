import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { hashSecret, randomSecret } from '#platform/server/secrets.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/calendar.ts';
import type { CalendarAddress } from '../contract/calendar.ts';

/** Returns whether the caller has a private calendar address, and since when; only its digest is stored. */
export async function getCalendarAddress(
  _input: unknown,
  { person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract.getCalendarAddress>> {
  const row = await transaction((tx) =>
    tx
      .selectFrom('calendar_addresses')
      .select(['id', 'made_at', 'last_fetched_at'])
      .where('user_id', '=', person.userId)
      .executeTakeFirst(),
  );
  return { address: row ? presentCalendarAddress(row) : null };
}

/**
 * Makes a private address in the place of the one that the caller saw, which ends at once. The answer is the only time that
 * it is said: we keep the digest of its secret. Throws `conflict` when there is another address by now, or none.
 */
export async function makeCalendarAddress(
  { body: { replaces } }: Parsed<typeof contract.makeCalendarAddress>,
  { person, platform, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract.makeCalendarAddress>> {
  const secret = randomSecret();
  const address = await transaction(async (tx) => {
    // A person who deletes the row first has it locked: a second press finds nothing to replace.
    if (replaces !== null && !(await removed(tx, replaces))) throw new AppError('conflict');
    const row = await tx
      .insertInto('calendar_addresses')
      .values({ user_id: person.userId, secret_hash: hashSecret(secret), made_at: platform.clock() })
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

/** Ends the caller's private address, whichever it is: calendars that use it find nothing from now on. */
export async function removeCalendarAddress(
  _input: unknown,
  { person, requestId, transaction }: RequestContext<'person'>,
): Promise<undefined> {
  await transaction(async (tx) => {
    const row = await tx
      .deleteFrom('calendar_addresses')
      .where('user_id', '=', person.userId)
      .returning('id')
      .executeTakeFirst();
    if (!row) return;
    await recordAudit(tx, {
      action: 'calendar_address.removed',
      subject: { type: 'account', id: person.userId },
      ownerId: person.userId,
      requestId,
    });
  });
}

interface Row {
  id: string;
  made_at: Date;
  last_fetched_at: Date | null;
}

function presentCalendarAddress({ id, made_at, last_fetched_at }: Row): CalendarAddress {
  return { id, made_at: made_at.toISOString(), last_fetched_at: last_fetched_at?.toISOString() ?? null };
}
