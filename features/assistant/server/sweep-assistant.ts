import { sql } from 'kysely';
import type { JobPlatform } from '#platform/server/jobs.ts';
import { assistantLimits } from '../rules/limits.ts';

/** What was counted is of use for the day; a month shows how the budget was used. */
const keepUsageDays = 31;

/** Forgets what its time is over of: files after an hour, history after a year, counters after a month. */
export async function sweepAssistant(_payload: unknown, { database, clock }: JobPlatform): Promise<void> {
  const now = clock();
  await database.asSystem('sweep the assistant', async (tx) => {
    await tx.deleteFrom('assistant_attachments').where('expires_at', '<=', now).execute();
    const year = sql`${now}::timestamptz - make_interval(months => ${assistantLimits.historyMonths})`;
    await tx.deleteFrom('assistant_messages').where(sql<boolean>`created_at < ${year}`).execute();
    await tx.deleteFrom('assistant_conversations').where(sql<boolean>`last_activity_at < ${year}`).execute();
    await tx
      .deleteFrom('assistant_usage')
      .where(sql<boolean>`day < (${now}::timestamptz - make_interval(days => ${keepUsageDays}))::date`)
      .execute();
  });
}
