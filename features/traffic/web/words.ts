import { formatCount } from '#platform/browser/format.ts';
import { type Breakdown, sourceTags } from '../rules/analytics.ts';
import { officeAnalyticsTexts } from '../texts/office-analytics.ts';
import { type Metric, noReferrer } from './queries.ts';

const texts = officeAnalyticsTexts.breakdowns;

const locale = 'en-US';

const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });

const shortDollars = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const rate = new Intl.NumberFormat(locale, {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const share = new Intl.NumberFormat(locale, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const twoDecimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "$5,252.00". */
export const formatDollars = (value: number): string => dollars.format(value);

/** "1.11%" of 0.0111. */
export const formatRate = (value: number): string => rate.format(value);

/** "12.9%" of 0.129. */
export const formatPart = (value: number): string => share.format(value);

/** "0.08": the distance of two rates in points. */
export const formatPoints = (value: number): string => twoDecimals.format(value * 100);

/** A value of the curve. */
export const formatMetric = (metric: Metric, value: number): string =>
  metric === 'revenue' ? formatDollars(value) : formatCount(value);

/** The same at the side of the curve, where no cents matter. */
export const formatTick = (metric: Metric, value: number): string =>
  metric === 'revenue' ? shortDollars.format(value) : formatCount(value);

/** A value of a breakdown in words. */
export function wordsOf(breakdown: Breakdown, value: string): string {
  if (breakdown === 'source') return sourceTags(value).filter(Boolean).join(', ') || texts.noTag;
  if (breakdown === 'referrer') return value === '' || value === noReferrer ? texts.noReferrer : value;
  return value || texts.unknown;
}

/** A value of a breakdown as the address holds it. */
export const inAddress = (breakdown: Breakdown, value: string): string =>
  breakdown === 'referrer' && value === '' ? noReferrer : value;

/** How the days of a window are written. A day is a day in the office's time zone: it is told without any zone. */
const dayFormats = {
  short: new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
  withYear: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
};

/** Words for the points of a window: days as they are, hours in the named zone. */
export function momentsOf(hourly: boolean, timeZone: string) {
  const hour = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const dayAndHour = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  const date = (at: string) => new Date(at.length === 10 ? `${at}T00:00:00Z` : at);
  return {
    /** "Mar 14", "3:12 PM". */
    short: (at: string) => (hourly ? hour : dayFormats.short).format(date(at)),
    /** "Sunday, March 14, 2027", "Mar 14, 3:12 PM". */
    long: (at: string) => (hourly ? dayAndHour : dayFormats.long).format(date(at)),
    /** The first of a window whose last is `other`: without its year where that is the same. */
    first: (at: string, other: string) =>
      (hourly
        ? dayAndHour
        : at.slice(0, 4) === other.slice(0, 4)
          ? dayFormats.short
          : dayFormats.withYear
      ).format(date(at)),
    last: (at: string) => (hourly ? dayAndHour : dayFormats.withYear).format(date(at)),
  };
}

export type Moments = ReturnType<typeof momentsOf>;
