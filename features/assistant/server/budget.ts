import { sql } from 'kysely';
import type { Platform } from '#platform/server/platform.ts';
import { perDay, type UsageKind } from '../rules/limits.ts';
import type { Counted } from './asker.ts';

/** What was counted, for correcting it later. */
export interface Taken {
  day: string;
  kind: UsageKind;
  counted: Counted[];
}

class UsedUp extends Error {}

/**
 * Counts one use for everybody it counts for, or for none of them when one has used up the day: then undefined. Counted
 * before anything is done, in a transaction of its own: of twenty questions at once none slips through.
 * @param tokens - what it may cost at most; `correctBudget` gives back what it did not.
 */
export async function takeBudget(
  { database, clock }: Platform,
  kind: UsageKind,
  counted: Counted[],
  tokens = 0,
): Promise<Taken | undefined> {
  const day = clock().toISOString().slice(0, 10);
  const lines = counted.filter(({ scope }) => perDay[kind][scope]);
  try {
    await database.asSystem('count a question', async (tx) => {
      for (const { scope, asker, userId } of lines) {
        const limit = perDay[kind][scope];
        const mostTokens = limit?.tokens ?? 0;
        if (tokens > mostTokens) throw new UsedUp();
        const row = await tx
          .insertInto('assistant_usage')
          .values({ day, kind, scope, asker, user_id: userId, used: 1, tokens })
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'kind', 'scope', 'asker'])
              .doUpdateSet({
                used: sql`assistant_usage.used + 1`,
                tokens: sql`assistant_usage.tokens + ${tokens}`,
              })
              .where(sql<boolean>`assistant_usage.used < ${limit?.used ?? 0}
                and assistant_usage.tokens + ${tokens} <= ${mostTokens}`),
          )
          .returning('used')
          .executeTakeFirst();
        if (!row) throw new UsedUp();
      }
    });
    return { day, kind, counted: lines };
  } catch (error) {
    if (error instanceof UsedUp) return undefined;
    throw error;
  }
}

/** Gives back what was not needed: a use that came to nothing, tokens that were not spent. */
export async function correctBudget(
  { database }: Platform,
  { day, kind, counted }: Taken,
  unneeded: { used?: number; tokens?: number },
): Promise<void> {
  await database.asSystem('count a question', async (tx) => {
    for (const { scope, asker } of counted) {
      await tx
        .updateTable('assistant_usage')
        .set({
          used: sql`greatest(0, used - ${unneeded.used ?? 0})`,
          tokens: sql`greatest(0, tokens - ${unneeded.tokens ?? 0})`,
        })
        .where('day', '=', day)
        .where('kind', '=', kind)
        .where('scope', '=', scope)
        .where('asker', '=', asker)
        .execute();
    }
  });
}
