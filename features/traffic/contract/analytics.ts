import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { analyticsRanges, analyticsTables, defaultRange } from '../rules/analytics.ts';
import { funnelSteps } from '../rules/traffic.ts';

/** Values as a breakdown lists them; 'none' is the referrer of direct visits, because an empty one would be no filter. */
const filter = {
  days: z.enum(analyticsRanges).default(defaultRange),
  page: z.uuid().optional(),
  source: z.string().max(302).optional(),
  device: z.string().max(20).optional(),
  browser: z.string().max(20).optional(),
  referrer: z.string().max(100).optional(),
  /** Sources that differ only by upper and lower case count as one, in lower case. */
  fold: z.literal('yes').optional(),
};

const figures = z.object({
  views: z.int(),
  visitors: z.int(),
  bounces: z.int(),
  conversions: z.int(),
  converted: z.int(),
  revenue: z.number(),
});

const page = z.object({ id: z.uuid(), slug: z.string(), title: z.string() });

/** Most visitors first; `total` is the number of values. */
const breakdown = z.object({
  rows: z.array(figures.extend({ value: z.string() })),
  total: z.int(),
});

export const analytics = z.object({
  generated_at: z.iso.datetime(),
  time_zone: z.string(),
  /** The last point of the curve is the present day. */
  today_is_partial: z.boolean(),
  /** First and last day of the window ('YYYY-MM-DD'); for 24 hours its start and end. */
  from: z.string(),
  to: z.string(),
  total: figures,
  previous: figures,
  /** One per day, or per hour for 24 hours, each beside the one as many days before. */
  series: z.array(figures.extend({ at: z.string(), previous: figures })),
  /** All pages, for the filter. */
  pages: z.array(page),
  /** Pages with views, most visitors first. */
  page_figures: z.array(figures.extend({ page })),
  funnel: z.array(z.object({ step: z.enum(funnelSteps), visitors: z.int() })),
  source: breakdown,
  device: breakdown,
  browser: breakdown,
  referrer: breakdown,
});

export const getAnalytics = contract({
  method: 'get',
  path: '/api/office/analytics',
  summary: 'The whole dashboard of one window, page and filter',
  query: z.strictObject(filter),
  response: analytics,
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

/** The same figures per day, or per hour for 24 hours. */
export const exportAnalytics = contract({
  method: 'get',
  path: '/api/office/analytics.csv',
  summary: 'One table of the dashboard as CSV, a row per day',
  query: z.strictObject({ ...filter, table: z.enum(analyticsTables) }),
  response: 'bytes',
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});
