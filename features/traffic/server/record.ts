import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { columnsOfViews } from './columns-of-views.ts';
import type { Recorded } from './recorded.ts';

/** Counts a batch, with its figures, in the transaction. What was counted before changes nothing. */
export async function record(tx: Tx, now: Date, batch: readonly Recorded[]): Promise<void> {
  await recording(now, batch).execute(tx);
}

/** The one statement that counts a batch (db/current/functions/traffic.sql). */
export function recording(now: Date, batch: readonly Recorded[]): RawBuilder<unknown> {
  const views = columnsOfViews(batch);
  const listOf = (kind: 'leave' | 'conversion') => {
    const rows = batch.flatMap((one) => (one.kind === kind ? [one.row] : []));
    return rows.length > 0 ? JSON.stringify(rows) : null;
  };
  return sql`select app.record_traffic(${now.toISOString()}::timestamptz, ${views.kinds}::text[],
    ${views.tested}::boolean, ${views.ids}::uuid[], ${views.visitors}::uuid[], ${views.sessions}::uuid[],
    ${views.users}::uuid[], ${views.kindOf}::integer[], ${views.loads}::integer[], ${views.alone}::boolean[],
    ${views.sinces}::double precision[], ${views.since}::double precision, ${listOf('leave')}::json,
    ${listOf('conversion')}::json)`;
}
