import { type Breakdown, breakdowns } from '../../rules/analytics.ts';

/** A window and the one before it: [before, from) and [from, until). */
interface Edges<Edge> {
  before: Edge;
  from: Edge;
  until: Edge;
}

/** What is asked: whole days in the time zone of the figures, or the 24 hours up to this moment. */
export type Question = {
  page: string | undefined;
  /** The values that views must have; a breakdown that is not in it takes every value. */
  filters: Partial<Record<Breakdown, string>>;
  moments: Edges<Date>;
} & ({ hourly: false; days: Edges<string> } | { hourly: true });

/** What is counted of the views of one key. Everything is about the window, only `total` and `series` also of before. */
export interface Line {
  part: 'total' | 'series' | 'funnel' | 'page' | Breakdown;
  /** total: 'present' or 'previous'; funnel: the event; page: its id; a breakdown: the value; series: none. */
  key: string;
  /** A day, or the number of the hour since the beginning of the window before. */
  bucket: string | null;
  views: number;
  visitors: number;
  bounces: number;
  conversions: number;
  converted: number;
  revenue: number;
  /** How many keys the part has, of which the first are answered. */
  keys: number;
}

/** A part that is asked for. `series` brings the totals and the funnel with it. */
export type AskedPart = 'series' | 'page' | Breakdown;

/** How: per key of the whole window, the first so many; or per key and bucket, all of them. */
export interface Asked {
  parts: readonly AskedPart[];
  most: number | 'per bucket';
}

/** The filters as a list. */
export function filtersOf({ filters }: Question): [Breakdown, string][] {
  return breakdowns.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [[name, value] as [Breakdown, string]];
  });
}
