import { analyticsTimeZone } from '#features/traffic/rules/traffic.ts';

const zone = `'${analyticsTimeZone}'`;
const day = `(created_at at time zone ${zone})::date`;
const source = `coalesce(utm_source, '') || '|' || coalesce(utm_medium, '') || '|' || coalesce(utm_campaign, '')`;
const start = (daysAgo: number) =>
  `(((now() at time zone ${zone})::date - ${daysAgo})::timestamp at time zone ${zone})`;

/** The figures of the 30-day dashboard as somebody would ask the rows for them, one plain question after the other. */
export function rawQuestions(days: number): Record<string, string> {
  const now = `created_at >= ${start(days - 1)}`;
  const before = `created_at >= ${start(2 * days - 1)} and created_at < ${start(days - 1)}`;
  const by = (key: string) =>
    `select ${key} as key, count(*)::int as views, count(distinct visitor_id)::int as visitors from page_views where ${now} group by 1`;
  return {
    total: `select count(*)::int as views, count(distinct visitor_id)::int as visitors from page_views where ${now}`,
    previous: `select count(*)::int as views, count(distinct visitor_id)::int as visitors from page_views where ${before}`,
    series: by(`${day}::text`),
    page: by('landing_page_id'),
    source: by(source),
    device: by('device_type'),
    browser: by('browser'),
    referrer: by(`coalesce(referrer, '')`),
    funnel: `select event_type as key, count(distinct visitor_id)::int as visitors from conversion_events where ${now} group by 1`,
    conversions: `select count(*)::int as views, count(distinct visitor_id)::int as visitors from conversion_events
      where event_type = 'sign_up' and ${now}`,
  };
}
