import type { Platform } from '#platform/server/platform.ts';

/** The variant that a person saw first in an experiment, on whichever device; undefined when they saw none. */
export async function findEarlierVariant(
  { database }: Platform,
  experimentId: string,
  userId: string,
): Promise<string | undefined> {
  const row = await database.asSystem('find the variant of a person', (tx) =>
    tx
      .selectFrom('user_assignments')
      .select('variant_id')
      .where('experiment_id', '=', experimentId)
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst(),
  );
  return row?.variant_id;
}
