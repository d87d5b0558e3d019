/** The time zone of days in all figures, in which most visitors live. The screens name it. */
export const analyticsTimeZone = 'America/New_York';

/** A view that was left sooner (in seconds) is a bounce; `app.record_leaves` and the like count by it in SQL. */
export const bounceBelow = 10;

/** Rows of single visits are dropped after this. */
export const keptMonths = 25;

/** The id of all pages together. */
export const allPages = '00000000-0000-0000-0000-000000000000';

/** The rollups' filters, one at a time. */
export const dimensions = ['all', 'device_type', 'browser', 'source', 'referrer'] as const;
export type Dimension = (typeof dimensions)[number];

/** In the order of the funnel, after the view. */
export const conversionTypes = [
  'cta_click',
  'sign_up',
  'application_started',
  'checkout_started',
  'subscription_started',
] as const;
export type ConversionType = (typeof conversionTypes)[number];

export const funnelSteps = ['view', ...conversionTypes] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** From 2; the view is 1. */
export const funnelStepOf = (type: ConversionType): number => funnelSteps.indexOf(type) + 1;

export function deviceOf(userAgent: string): 'mobile' | 'desktop' {
  return /Mobile|Android|iPhone|iPad/.test(userAgent) ? 'mobile' : 'desktop';
}

export type Browser = 'Chrome' | 'Firefox' | 'Safari' | 'Other';

/** Chrome first: it also calls itself Safari. */
export function browserOf(userAgent: string): Browser {
  for (const name of ['Chrome', 'Firefox', 'Safari'] as const) if (userAgent.includes(name)) return name;
  return 'Other';
}

/** The user agent cut to product and major version, `Safari/17`: more would tell one machine from another. */
export function shortAgent(userAgent: string): string {
  const browser = browserOf(userAgent);
  const mark = browser === 'Safari' ? 'Version' : browser;
  const version = userAgent.split(`${mark}/`)[1] ?? '';
  const major = /^\d{1,4}/.exec(version)?.[0];
  return browser === 'Other' || !major ? browser : `${browser}/${major}`;
}

/** A utm value without control characters and '|', the separator of a source. */
export function campaignWord(value: string | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const word = value?.replace(/[\u0000-\u001f\u007f|]+/g, ' ').trim();
  return word ? word.toWellFormed().slice(0, 100).toWellFormed().trim() : null;
}

/** The referring host, or null for our own and for what is no host. */
export function referrerHost(value: string | undefined, ownHost: string): string | null {
  const host = value?.toLowerCase().replace(/^www\./, '');
  if (!host || host.length > 100 || !/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(host)) return null;
  return host === ownHost.replace(/^www\./, '') ? null : host;
}

/** Days from `from` until before `to`, each 'YYYY-MM-DD'. */
export interface DayRange {
  from: string;
  to: string;
}

/** The last `days` days, including today. */
export function daysUntilToday(days: number, now: Date): DayRange {
  const to = addDays(dayOf(now), 1);
  return { from: addDays(to, -days), to };
}

/** The same number of days just before. */
export function daysBefore({ from, to }: DayRange): DayRange {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return { from: addDays(from, -days), to: from };
}

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: analyticsTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of an instant in `analyticsTimeZone`, 'YYYY-MM-DD'. */
export const dayOf = (instant: Date): string => parts.format(instant);

/** The first instant of a day: days have 23 to 25 hours, and New York is 4 or 5 behind UTC. */
export function startOfDay(day: string): Date {
  const early = Date.parse(`${day}T04:00:00Z`);
  return new Date(dayOf(new Date(early)) === day ? early : early + 3_600_000);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
