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
  const views = batch.flatMap((one) => (one.kind === 'view' ? [one.row] : []));
  const several = visitorsOfSeveral(views);
  const rows = several.size > 0 ? withoutRepeats(views, several) : views;
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
    columns.alone += comma + !several.has(row.visitor_id);
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

/** Visitors with more than one view in the batch: nobody else can have sent one twice, and hardly anybody is one. */
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

/** What a view shares with others, as an array literal. */
function literalOf(row: RecordedView): string {
  let literal = '';
  for (const name of shared) {
    const value = row[name] ?? null;
    literal += (literal === '' ? '{' : ',') + (value === null ? 'NULL' : `"${escaped(value)}"`);
  }
  return `${literal}}`;
}

/** Hardly any value has something to escape: to look for it costs a tenth of replacing it. */
const escaped = (value: string) => (/["\\]/.test(value) ? value.replaceAll(/["\\]/g, '\\$&') : value);

/** Seconds since 1970; from the beginning for an id that is none of ours. */
function rowsSince(visitorId: string): number {
  if (visitorId[14] !== '7') return Number.NEGATIVE_INFINITY;
  return (firstVisitOf(visitorId) - slackMs) / 1000;
}
