import type { Recorded, RecordedView } from './recorded.ts';
import { firstVisitOf } from './visitor-cookie.ts';

/** What many views of a batch share, in the order that app.record_traffic knows it by. */
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

/** There are no rows of a visitor from before their id was made; a day earlier, should a clock have been wrong. */
const slackMs = 24 * 60 * 60 * 1000;

/**
 * The views of a batch as the database takes them: without those that come twice, as columns, and with what many of them
 * share (page, source, device ...) once. Columns are array literals.
 */
export function columnsOfViews(batch: readonly Recorded[]) {
  const rows = withoutRepeats(batch);
  const viewsOf = new Map<string, number>();
  for (const { visitor_id } of rows) viewsOf.set(visitor_id, (viewsOf.get(visitor_id) ?? 0) + 1);
  const kinds = new Map<string, number>();
  let since = Number.POSITIVE_INFINITY;
  const columns = {
    ids: '',
    visitors: '',
    sessions: '',
    users: '',
    kindOf: '',
    loads: '',
    alone: '',
    sinces: '',
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
    columns.alone += comma + (viewsOf.get(row.visitor_id) === 1);
    columns.sinces += comma + from;
    comma = ',';
  }
  if (rows.length === 0) return nothing;
  for (const name of Object.keys(columns) as (keyof typeof columns)[]) columns[name] += '}';
  return {
    ...columns,
    kinds: `{${[...kinds.keys()].join(',')}}`,
    tested: String(rows.some(({ experiment_id }) => experiment_id !== undefined)),
    since: String(since),
  };
}

const nothing = {
  ...{ ids: null, visitors: null, sessions: null, users: null, kindOf: null, loads: null, alone: null },
  ...{ sinces: null, kinds: null, tested: null, since: null },
};

/** One view per visit and page, and one per event: the first stays. */
function withoutRepeats(batch: readonly Recorded[]): RecordedView[] {
  const seen = new Set<string>();
  const rows: RecordedView[] = [];
  for (const one of batch) {
    if (one.kind !== 'view') continue;
    const { id, visitor_id, session_id, landing_page_id } = one.row;
    const event = `${visitor_id}/${id}`;
    const visit = `${visitor_id}/${session_id}/${landing_page_id}`;
    if (seen.has(event) || seen.has(visit)) continue;
    seen.add(event).add(visit);
    rows.push(one.row);
  }
  return rows;
}

/** What a view shares with others, as an array literal. */
function literalOf(row: RecordedView): string {
  let literal = '';
  for (const name of shared) {
    const value = row[name] ?? null;
    const cell = value === null ? 'NULL' : `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
    literal += (literal === '' ? '{' : ',') + cell;
  }
  return `${literal}}`;
}

/** Seconds since 1970; from the beginning for an id that is none of ours. */
function rowsSince(visitorId: string): number {
  if (visitorId[14] !== '7') return Number.NEGATIVE_INFINITY;
  return (firstVisitOf(visitorId) - slackMs) / 1000;
}
