import { addDays, type ConversionType, type FunnelStep } from './traffic.ts';

/** Windows in days, as the select offers them; '1' is the last 24 hours to the minute, the others are whole days. */
export const analyticsRanges = ['1', '7', '30', '90'] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];
export const defaultRange: AnalyticsRange = '7';

/** What a page's rate must exceed to be highlighted. */
export const highRate = 0.02;

/** On the dashboard this event is a conversion, and that one brings the revenue. */
export const conversionStep: ConversionType = 'sign_up';
export const revenueStep: ConversionType = 'subscription_started';

/** What the figures can be broken down and filtered by. */
export const breakdowns = ['source', 'device', 'browser', 'referrer'] as const;
export type Breakdown = (typeof breakdowns)[number];

/** What the list of a breakdown shows at most; all are in its file. */
export const breakdownRows = 50;

/** What is saved as a file: the curve, the pages, the funnel, one breakdown. */
export const analyticsTables = ['series', 'pages', 'funnel', ...breakdowns] as const;
export type AnalyticsTable = (typeof analyticsTables)[number];

/** What was counted of some views. `converted` are visitors, `conversions` events. */
export interface Figures {
  views: number;
  visitors: number;
  bounces: number;
  conversions: number;
  converted: number;
  revenue: number;
}

/** A part of a whole from 0 to 1; of nothing it is nothing. */
export function rateOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** Visitors who converted among those who came. */
export function conversionRate({ converted, visitors }: Pick<Figures, 'converted' | 'visitors'>): number {
  return rateOf(converted, visitors);
}

/** How a figure moved against the one before, as a share of it; undefined where there was nothing to compare with. */
export function changeOf(present: number, before: number): number | undefined {
  return before === 0 ? undefined : (present - before) / before;
}

/** Days from `first`, so many. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** A step of the funnel beside the first and the one before it. `lost` is negative where more came than left. */
export interface FunnelRow {
  step: FunnelStep;
  visitors: number;
  ofFirst: number;
  /** Undefined for the first, and where nobody came so far as the step before. */
  ofBefore: number | undefined;
  lost: number | undefined;
}

/** The funnel as it is shown; undefined when nobody did anything, then there is none. */
export function funnelRows(
  steps: readonly { step: FunnelStep; visitors: number }[],
): FunnelRow[] | undefined {
  if (steps.every(({ visitors }) => visitors === 0)) return undefined;
  const first = steps[0]?.visitors ?? 0;
  return steps.map(({ step, visitors }, index) => {
    const before = steps[index - 1]?.visitors;
    return {
      step,
      visitors,
      ofFirst: rateOf(visitors, first),
      ofBefore: before ? rateOf(visitors, before) : undefined,
      lost: before === undefined ? undefined : before - visitors,
    };
  });
}

/** The three tags of a source as its value holds them. */
export function sourceTags(value: string): [source: string, medium: string, campaign: string] {
  const [source = '', medium = '', ...campaign] = value.split('|');
  return [source, medium, campaign.join('|')];
}

/** Round numbers from 0 to at least `highest`, four or five of them, for the lines behind a curve. */
export function ticksUpTo(highest: number): number[] {
  const rough = Math.max(highest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
  // Of things that are counted there is no half.
  const whole = Math.max(1, Math.ceil(step));
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / whole) + 1 }, (_, index) => index * whole);
}
