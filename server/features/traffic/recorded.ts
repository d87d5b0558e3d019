import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Browser, ConversionType } from '#domain/rules/traffic.ts';
import type { Tx } from '../../platform/database.ts';
import { columnsOfViews } from './columns-of-views.ts';

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

/**
 * The id of the row of an event: of visitor and event together, so that nobody can take another visitor's by guessing
 * or repeating it.
 */
export function rowIdOf(visitorId: string, eventId: string): string {
  const hex = hash('sha256', `${visitorId}/${eventId.toLowerCase()}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
