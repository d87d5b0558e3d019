import { addDays, type ConversionType, type FunnelStep } from './traffic.ts';

/** In days: '1' is the last 24 hours to the minute, the others are whole days. */
export const analyticsRanges = ['1', '7', '30', '90'] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];
export const defaultRange: AnalyticsRange = '7';

/** Pages with a higher rate are highlighted. */
export const highRate = 0.02;

/** The dashboard's conversion, and its source of revenue. */
export const conversionStep: ConversionType = 'sign_up';
export const revenueStep: ConversionType = 'subscription_started';

export const breakdowns = ['source', 'device', 'browser', 'referrer'] as const;
export type Breakdown = (typeof breakdowns)[number];

/** Most rows of a breakdown on the screen; the export has all. */
export const breakdownRows = 50;

/** Tables that can be exported. */
export const analyticsTables = ['series', 'pages', 'funnel', ...breakdowns] as const;
export type AnalyticsTable = (typeof analyticsTables)[number];

/** `converted` are visitors, `conversions` events. */
export interface Figures {
  views: number;
  visitors: number;
  bounces: number;
  conversions: number;
  converted: number;
  revenue: number;
}

/** From 0 to 1; 0 of nothing. */
export function rateOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

export function conversionRate({ converted, visitors }: Pick<Figures, 'converted' | 'visitors'>): number {
  return rateOf(converted, visitors);
}

/** The relative change; undefined without a value before. */
export function changeOf(present: number, before: number): number | undefined {
  return before === 0 ? undefined : (present - before) / before;
}

export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** `lost` is negative where visitors increased. */
export interface FunnelRow {
  step: FunnelStep;
  visitors: number;
  ofFirst: number;
  /** Undefined for the first, and where the step before had no visitors. */
  ofBefore: number | undefined;
  lost: number | undefined;
}

/** Undefined without any visitors. */
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

export function sourceTags(value: string): [source: string, medium: string, campaign: string] {
  const [source = '', medium = '', ...campaign] = value.split('|');
  return [source, medium, campaign.join('|')];
}

/** Four or five round numbers from 0 to at least `highest`, for the lines behind a curve. */
export function ticksUpTo(highest: number): number[] {
  const rough = Math.max(highest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
  // Counts are whole numbers.
  const whole = Math.max(1, Math.ceil(step));
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / whole) + 1 }, (_, index) => index * whole);
}
