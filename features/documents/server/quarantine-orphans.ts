import type { Quarantined } from '#platform/server/files/files.ts';
import type { JobPlatform } from '#platform/server/jobs.ts';

const batchSize = 500;
/** Days that bytes without a row are kept: longer than anybody takes to notice that a wrong backup was restored. */
export const quarantineDays = 30;

/**
 * Sets bytes aside that no row knows, gives back those whose row is there again, and erases what has waited for 30 days. A
 * row is there before its bytes and stays until they are gone, so after crashes alone there are none: such bytes come from
 * a restored database, and may be wanted.
 */
export async function quarantineOrphans(platform: JobPlatform): Promise<void> {
  const { files, clock, log } = platform;
  const today = clock().toISOString().slice(0, 10);
  const oldest = new Date(clock().getTime() - quarantineDays * 86_400_000).toISOString().slice(0, 10);
  const counts = { set_aside: 0, given_back: 0, erased: 0 };

  for await (const { one, known } of withRows(platform, files.list(), (key) => key)) {
    if (known) continue;
    await files.quarantine(one, today);
    counts.set_aside += 1;
  }
  for await (const { one, known } of withRows(platform, files.quarantined(), ({ key }: Quarantined) => key)) {
    if (known) await files.release(one);
    else if (one.day <= oldest) await files.eraseQuarantined(one);
    else continue;
    counts[known ? 'given_back' : 'erased'] += 1;
  }
  if (counts.set_aside + counts.given_back + counts.erased > 0)
    log.warn(counts, 'files without a row: set aside for 30 days, given back, erased');
}

/** Each of `items` with a key of ours, and whether a row of an uploaded document knows it. */
async function* withRows<T>(
  { database }: JobPlatform,
  items: AsyncIterable<T>,
  keyOf: (item: T) => string,
): AsyncGenerator<{ one: T; known: boolean }> {
  let batch: { one: T; id: string }[] = [];
  const sorted = async () => {
    const rows = await database.asSystem('look for rows of stored files', (tx) =>
      tx
        .selectFrom('documents')
        .select('id')
        .where('id', 'in', [...batch.map(({ id }) => id), '00000000-0000-0000-0000-000000000000'])
        .execute(),
    );
    const found = new Set(rows.map(({ id }) => id));
    const result = batch.map(({ one, id }) => ({ one, known: found.has(id) }));
    batch = [];
    return result;
  };
  for await (const one of items) {
    const id = documentIdOf(keyOf(one));
    if (id) batch.push({ one, id });
    if (batch.length === batchSize) yield* await sorted();
  }
  yield* await sorted();
}

/** The row's id in `{user id}/{row id}_{name}`; undefined for what we did not put there and leave alone. */
export function documentIdOf(key: string): string | undefined {
  return /^[0-9a-f-]{36}\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})_/.exec(key)?.[1];
}
