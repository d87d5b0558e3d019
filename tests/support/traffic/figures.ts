import type { Kysely, Selectable } from 'kysely';
import type { ConversionEvents, DB, PageViews } from '#db/generated/types.ts';
import { addDays, allPages, dayOf } from '#features/traffic/rules/traffic.ts';

type Dims = Pick<
  Selectable<PageViews>,
  'device_type' | 'browser' | 'utm_source' | 'utm_medium' | 'utm_campaign' | 'referrer'
>;

/** Figures by window, page, filter (and event): 'from..to page dimension=value [event]' -> the figures as one text. */
export type Figures = Record<string, string>;

/** Everything about the rows that the figures are of. */
async function rowsOf(root: Kysely<DB>) {
  return {
    views: await root.selectFrom('page_views').selectAll().execute(),
    events: await root.selectFrom('conversion_events').selectAll().execute(),
  };
}

/** Every window that can be told from another: each pair of days from before the first row until after the last. */
async function windowsOf(root: Kysely<DB>): Promise<{ from: string; to: string }[]> {
  const { views, events } = await rowsOf(root);
  const days = [...new Set([...views, ...events].map((row) => dayOf(row.created_at)))].sort();
  const edges = [...new Set(days.flatMap((day) => [day, addDays(day, 1)]))].sort();
  return edges.flatMap((from) => edges.filter((to) => to > from).map((to) => ({ from, to })));
}

const filtersOf = (row: Dims): [string, string][] => [
  ['all', ''],
  ['device_type', row.device_type ?? ''],
  ['browser', row.browser ?? ''],
  ['source', `${row.utm_source ?? ''}|${row.utm_medium ?? ''}|${row.utm_campaign ?? ''}`],
  ['referrer', row.referrer ?? ''],
];

/** Counted by hand: every row looked at for every window and filter. */
export async function countedByHand(root: Kysely<DB>): Promise<Figures> {
  const { views, events } = await rowsOf(root);
  const counts = new Map<string, { visitors: Set<string>; sums: number[] }>();
  const add = (key: string, visitor: string, sums: number[]) => {
    const count = counts.get(key) ?? { visitors: new Set(), sums: sums.map(() => 0) };
    count.visitors.add(visitor);
    count.sums = count.sums.map((sum, at) => sum + (sums[at] ?? 0));
    counts.set(key, count);
  };
  const keysOf = (
    row: Selectable<PageViews> | Selectable<ConversionEvents>,
    window: { from: string; to: string },
  ) => {
    const day = dayOf(row.created_at);
    if (day < window.from || day >= window.to) return [];
    const pages = row.landing_page_id ? [row.landing_page_id, allPages] : [allPages];
    return pages.flatMap((page) =>
      filtersOf(row).map(
        ([dimension, value]) => `${window.from}..${window.to} ${page} ${dimension}=${value}`,
      ),
    );
  };
  for (const window of await windowsOf(root)) {
    for (const row of views)
      for (const key of keysOf(row, window))
        add(key, row.visitor_id, [1, row.bounce ? 1 : 0, row.time_on_page ?? 0]);
    for (const row of events)
      for (const key of keysOf(row, window))
        add(`${key} ${row.event_type}`, row.visitor_id, [1, Number(row.event_value ?? 0)]);
  }
  return Object.fromEntries(
    [...counts].map(([key, { visitors, sums }]) => [key, `${visitors.size} visitors, ${sums.join(' ')}`]),
  );
}

/**
 * The same read from the rollups: the sums of a window's days, less those who were in it before. What a screen asks of
 * windows that end today has to agree: visitors less those who came back.
 */
export async function readFromRollups(root: Kysely<DB>): Promise<Figures> {
  const days = [
    ...(await root.selectFrom('visit_rollups').selectAll().execute()),
    ...(await root.selectFrom('conversion_rollups').selectAll().execute()),
  ];
  const returns = [
    ...(await root.selectFrom('visit_returns').selectAll().execute()),
    ...(await root.selectFrom('conversion_returns').selectAll().execute()),
  ];
  const keyOf = (row: (typeof days)[number] | (typeof returns)[number]) =>
    `${row.landing_page_id} ${row.dimension}=${row.value}${'event_type' in row ? ` ${row.event_type}` : ''}`;
  const windows = await windowsOf(root);
  const end = windows
    .map(({ to }) => to)
    .sort()
    .at(-1);
  const counts = new Map<string, { visitors: number; returned: number; sums: number[] }>();
  for (const { from, to } of windows) {
    const inside = (day: string) => day >= from && day < to;
    for (const row of days.filter(({ day }) => inside(day))) {
      const sums = 'views' in row ? [row.views, row.bounces, row.seconds] : [row.events, Number(row.revenue)];
      const key = `${from}..${to} ${keyOf(row)}`;
      const count = counts.get(key) ?? { visitors: 0, returned: 0, sums: sums.map(() => 0) };
      count.visitors += row.visitors;
      count.returned += row.returned;
      count.sums = count.sums.map((sum, at) => sum + (sums[at] ?? 0));
      counts.set(key, count);
    }
    for (const row of returns.filter(({ day, previous_day }) => inside(day) && inside(previous_day))) {
      const count = counts.get(`${from}..${to} ${keyOf(row)}`);
      if (!count) throw new Error(`somebody returned on a day without figures: ${keyOf(row)}`);
      count.visitors -= row.visitors;
      if (to === end) count.returned -= row.visitors;
    }
    for (const [key, { returned }] of counts)
      if (to === end && key.startsWith(`${from}..${to} `) && returned !== 0)
        throw new Error(`until the end, ${key} counts ${returned} more who came back than its pairs`);
  }
  return Object.fromEntries(
    [...counts].map(([key, { visitors, sums }]) => [key, `${visitors} visitors, ${sums.join(' ')}`]),
  );
}

/** performance_metrics as text, and the same counted from the rows: page and day -> figures. */
export async function metricsBothWays(root: Kysely<DB>): Promise<{ kept: Figures; counted: Figures }> {
  const { views, events } = await rowsOf(root);
  const rows = await root.selectFrom('performance_metrics').selectAll().execute();
  const kept = Object.fromEntries(
    rows.map((row) => [
      `${row.landing_page_id} ${row.metric_date}`,
      [row.page_views, row.unique_visitors, row.conversions, Number(row.revenue)].join(' '),
    ]),
  );
  const days = new Map<string, { views: number; visitors: Set<string>; signUps: number; revenue: number }>();
  const at = (row: { landing_page_id: string | null; created_at: Date }) => {
    const key = `${row.landing_page_id} ${dayOf(row.created_at)}`;
    const found = days.get(key) ?? { views: 0, visitors: new Set(), signUps: 0, revenue: 0 };
    days.set(key, found);
    return found;
  };
  for (const row of views) {
    at(row).views += 1;
    at(row).visitors.add(row.visitor_id);
  }
  for (const row of events) {
    if (row.event_type === 'sign_up') at(row).signUps += 1;
    if (row.event_type === 'subscription_started') at(row).revenue += Number(row.event_value ?? 0);
  }
  const counted = Object.fromEntries(
    [...days]
      .map(([key, day]) => [key, [day.views, day.visitors.size, day.signUps, day.revenue].join(' ')])
      .filter(([, figures]) => figures !== '0 0 0 0'),
  );
  return { kept, counted };
}
