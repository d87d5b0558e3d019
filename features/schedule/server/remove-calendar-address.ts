import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { RequestContext } from '#platform/server/operation.ts';

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
