import type { Tx } from '#platform/server/database.ts';

/** Whether a person wants to be reminded of their days; so it is until they say otherwise. */
export async function wantsReminders(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('mail_choices')
    .select('date_reminders')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.date_reminders ?? true;
}
