import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { conversionValue } from '#features/plans/rules/conversion-values.ts';
import type { Tx } from '#platform/server/database.ts';
import type { JobPlatform } from '#platform/server/jobs.ts';
import type { JobPayload } from '#platform/shared/jobs.ts';
import { type Browser, type ConversionType, funnelStepOf } from '../rules/traffic.ts';
import { firstVisitOf } from './visitor-cookie.ts';

/** Counts a batch, with its figures. What was counted before changes nothing. */
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
 * A job: counts what a person did, for the page that their browser viewed last; nothing for staff. Once per person and type,
 * because the row's id is made of both. Also assigns the visitor's draws to the person, who then sees the same variant on
 * another device.
 */
export async function recordConversion(
  { type, user_id, visitor_id, plan }: JobPayload<'record-conversion'>,
  { database, clock }: JobPlatform,
): Promise<void> {
  await database.asSystem('job record-conversion', async (tx) => {
    const person = await tx
      .selectFrom('accounts')
      .leftJoin('user_roles', 'user_roles.user_id', 'accounts.id')
      .select('user_roles.role')
      .where('accounts.id', '=', user_id)
      .executeTakeFirst();
    if (!person || (person.role !== null && person.role !== 'user')) return;
    const value = conversionValue(type, plan);
    await record(tx, clock(), [
      {
        kind: 'conversion',
        row: {
          id: rowIdOf(visitor_id, `${type}/${user_id}`),
          visitor_id,
          user_id,
          event_type: type,
          conversion_funnel_step: funnelStepOf(type),
          ...(value && { event_value: value.amount, currency: value.currency }),
        },
      },
    ]);
    await tx
      .updateTable('user_assignments')
      .set({ user_id })
      .where('visitor_id', '=', visitor_id)
      .where('user_id', 'is', null)
      .execute();
  });
}

/** As in db/current/functions/traffic_views.sql, with the names of the columns. */
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

/** The end of a view. `view_id` may be of a view that was not counted, because the visit had seen the page. */
interface RecordedLeave {
  view_id: string;
  visitor_id: string;
  session_id: string;
  landing_page_id: string;
  seconds: number;
}

/** Without a page it counts for the visitor's last one. Except clicks, once per person and type. */
interface RecordedConversion {
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

/** The id of an event's row, made of visitor and event, so that no visitor can take another's id. */
export function rowIdOf(visitorId: string, eventId: string): string {
  const hex = hash('sha256', `${visitorId}/${eventId.toLowerCase()}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Columns that many views of a batch share, in the order of app.record_traffic. */
const shared = [
  'landing_page_id',
  'experiment_id',
  'variant_id',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'referrer',
  'user_agent',
  'device_type',
  'browser',
] as const satisfies (keyof RecordedView)[];

/** A visitor has no rows from before their id was made; a day earlier for wrong clocks. */
const slackMs = 24 * 60 * 60 * 1000;

/**
 * The views of a batch without repeats, as columns in array literals, with shared values (page, source, device ...) once.
 */
function columnsOfViews(batch: readonly Recorded[]) {
  const views = batch.flatMap((one) => (one.kind === 'view' ? [one.row] : []));
  const several = visitorsOfSeveral(views);
  const rows = several.size > 0 ? withoutRepeats(views, several) : views;
  const kinds = new Map<string, number>();
  let since = Number.POSITIVE_INFINITY;
  const columns = {
    ...{ ids: '', visitors: '', sessions: '', users: '' },
    ...{ kindOf: '', loads: '', alone: '', sinces: '' },
  };
  let comma = '{';
  for (const row of rows) {
    const kind = literalOf(row);
    const number = kinds.get(kind) ?? kinds.size + 1;
    kinds.set(kind, number);
    const from = rowsSince(row.visitor_id);
    since = Math.min(since, from);
    columns.ids += comma + row.id;
    columns.visitors += comma + row.visitor_id;
    columns.sessions += comma + row.session_id;
    columns.users += comma + (row.user_id ?? 'NULL');
    columns.kindOf += comma + number;
    columns.loads += comma + (row.page_load_time ?? 'NULL');
    columns.alone += comma + !several.has(row.visitor_id);
    columns.sinces += comma + from;
    comma = ',';
  }
  if (rows.length === 0) return noColumns;
  for (const name of Object.keys(columns) as (keyof typeof columns)[]) columns[name] += '}';
  return {
    ...columns,
    kinds: `{${[...kinds.keys()].join(',')}}`,
    tested: String(rows.some(({ experiment_id }) => experiment_id !== undefined)),
    since: String(since),
  };
}

const noColumns = {
  ...{ ids: null, visitors: null, sessions: null, users: null, kindOf: null, loads: null, alone: null },
  ...{ sinces: null, kinds: null, tested: null, since: null },
};

/** Visitors with more than one view in the batch: only these can have repeats. */
function visitorsOfSeveral(views: readonly RecordedView[]): Set<string> {
  const seen = new Set<string>();
  const several = new Set<string>();
  for (const { visitor_id } of views) (seen.has(visitor_id) ? several : seen).add(visitor_id);
  return several;
}

/** One view per visit and page, and one per event: the first stays. */
function withoutRepeats(views: readonly RecordedView[], several: ReadonlySet<string>): RecordedView[] {
  const seen = new Set<string>();
  return views.filter(({ id, visitor_id, session_id, landing_page_id }) => {
    if (!several.has(visitor_id)) return true;
    const event = `${visitor_id}/${id}`;
    const visit = `${visitor_id}/${session_id}/${landing_page_id}`;
    if (seen.has(event) || seen.has(visit)) return false;
    seen.add(event).add(visit);
    return true;
  });
}

/** The shared columns of a view, as an array literal. */
function literalOf(row: RecordedView): string {
  let literal = '';
  for (const name of shared) {
    const value = row[name] ?? null;
    literal += (literal === '' ? '{' : ',') + (value === null ? 'NULL' : `"${escaped(value)}"`);
  }
  return `${literal}}`;
}

/** Few values need it, and the test costs a tenth of the replacement. */
const escaped = (value: string) => (/["\\]/.test(value) ? value.replaceAll(/["\\]/g, '\\$&') : value);

/** Seconds since 1970; minus infinity for an id that is not ours. */
function rowsSince(visitorId: string): number {
  if (visitorId[14] !== '7') return Number.NEGATIVE_INFINITY;
  return (firstVisitOf(visitorId) - slackMs) / 1000;
}
