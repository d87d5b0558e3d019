import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Platform } from '#platform/server/platform.ts';

/**
 * Counts one try at something guarded and answers whether it is still within `max` per `windowMs`. Counted in a
 * transaction of its own before the secret is compared, so that a thousand parallel guesses are a thousand tries and
 * a failed operation does not take its count back. What is counted is stored as a keyed digest: a plain one of an
 * address could be turned back by trying all addresses.
 */
export async function countTry(
  platform: Platform,
  what: string,
  who: string,
  limit: { max: number; windowMs: number },
): Promise<boolean> {
  const now = platform.clock();
  const bucket = createHmac('sha256', platform.secrets.derive('limit-buckets'))
    .update(`${what}\n${who}`)
    .digest();
  const oldest = new Date(now.getTime() - limit.windowMs);
  const { hits } = await platform.database.asSystem('count a try', (tx) =>
    tx
      .insertInto('rate_limits')
      .values({ bucket, window_started_at: now, hits: 1 })
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet({
          hits: sql`case when rate_limits.window_started_at > ${oldest} then rate_limits.hits + 1 else 1 end`,
          window_started_at: sql`case when rate_limits.window_started_at > ${oldest}
            then rate_limits.window_started_at else ${now} end`,
        }),
      )
      .returning('hits')
      .executeTakeFirstOrThrow(),
  );
  return hits <= limit.max;
}
