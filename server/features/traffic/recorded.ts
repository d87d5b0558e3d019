import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Browser, ConversionType } from '#domain/rules/traffic.ts';
import type { Tx } from '../../platform/database.ts';

/** A view as the database takes it (db/current/functions/traffic_views.sql); names are those of the columns. */
export interface RecordedView {
  id: string;
  visitor_id: string;
  session_id: string;
  landing_page_id: string;
  experiment_id?: string;
  variant_id?: string;
  user_id?: string;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_content: string | null;
  utm_term: string | null;
  referrer: string | null;
  user_agent: string;
  device_type: 'mobile' | 'desktop';
  browser: Browser;
  page_load_time?: number;
}

/** The end of a view: `view_id` is the view's `id`, or of one that was not counted because the visit had seen the page. */
export interface RecordedLeave {
  view_id: string;
  visitor_id: string;
  session_id: string;
  landing_page_id: string;
  seconds: number;
}

/** Without a page it counts for the visitor's last one. Of one person and type, other than clicks, the first counts. */
export interface RecordedConversion {
  id: string;
  visitor_id: string;
  session_id?: string;
  landing_page_id?: string;
  experiment_id?: string;
  variant_id?: string;
  user_id?: string;
  event_type: ConversionType;
  event_value?: number;
  currency?: string;
  conversion_funnel_step: number;
  device_type?: 'mobile' | 'desktop';
  browser?: Browser;
}

export type Recorded =
  | { kind: 'view'; row: RecordedView }
  | { kind: 'leave'; row: RecordedLeave }
  | { kind: 'conversion'; row: RecordedConversion };

/** Counts a batch, with its figures, in the transaction. What was counted before changes nothing. */
export async function record(tx: Tx, now: Date, batch: readonly Recorded[]): Promise<void> {
  await recording(now, batch).execute(tx);
}

/** The one statement that counts a batch (db/current/functions/traffic.sql). */
export function recording(now: Date, batch: readonly Recorded[]): RawBuilder<unknown> {
  const views = columnsOf(batch);
  const listOf = (kind: 'leave' | 'conversion') => {
    const rows = batch.flatMap((one) => (one.kind === kind ? [one.row] : []));
    return rows.length > 0 ? JSON.stringify(rows) : null;
  };
  return sql`select app.record_traffic(${now.toISOString()}::timestamptz, ${views.kinds}::json, ${views.ids}::uuid[],
    ${views.visitors}::uuid[], ${views.sessions}::uuid[], ${views.users}::uuid[], ${views.kindOf}::integer[],
    ${views.loads}::integer[], ${views.alone}::boolean[], ${listOf('leave')}::json, ${listOf('conversion')}::json)`;
}

/**
 * The views of a batch as the database takes them: without those that come twice, as columns, and with what many of them
 * share (page, source, device ...) once. Columns are array literals: nothing but ids and numbers is in them.
 */
function columnsOf(batch: readonly Recorded[]) {
  const kinds = new Map<string, number>();
  const seen = new Set<string>();
  const viewsOf = new Map<string, number>();
  const rows: RecordedView[] = [];
  for (const one of batch) {
    if (one.kind !== 'view') continue;
    const { id, visitor_id, session_id, landing_page_id } = one.row;
    // One view per visit and page, and one per event: the first stays.
    const event = `${visitor_id}/${id}`;
    const visit = `${visitor_id}/${session_id}/${landing_page_id}`;
    if (seen.has(event) || seen.has(visit)) continue;
    seen.add(event).add(visit);
    viewsOf.set(visitor_id, (viewsOf.get(visitor_id) ?? 0) + 1);
    rows.push(one.row);
  }
  const kindOf = rows.map((row) => {
    const kind = kindText(row);
    const number = kinds.get(kind) ?? kinds.size + 1;
    kinds.set(kind, number);
    return number;
  });
  const column = (cell: (row: RecordedView) => string | number | boolean | undefined) =>
    `{${rows.map((row) => cell(row) ?? 'NULL').join(',')}}`;
  return {
    kinds: rows.length > 0 ? `[${[...kinds.keys()].join(',')}]` : null,
    ids: column(({ id }) => id),
    visitors: column(({ visitor_id }) => visitor_id),
    sessions: column(({ session_id }) => session_id),
    users: column(({ user_id }) => user_id),
    kindOf: `{${kindOf.join(',')}}`,
    loads: column(({ page_load_time }) => page_load_time),
    alone: column(({ visitor_id }) => viewsOf.get(visitor_id) === 1),
  };
}

/** What a view shares with others, as JSON with the columns' names. */
function kindText(row: RecordedView): string {
  const { id, visitor_id, session_id, user_id, page_load_time, ...kind } = row;
  return JSON.stringify(kind);
}

/**
 * The id of the row of an event: of visitor and event together, so that nobody can take another visitor's by guessing
 * or repeating it.
 */
export function rowIdOf(visitorId: string, eventId: string): string {
  const hex = hash('sha256', `${visitorId}/${eventId.toLowerCase()}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
