import { dayOf } from '#features/traffic/rules/traffic.ts';

export interface Event {
  at: number;
  action: 'application.decided' | 'application.decision_undone';
  from: string;
  status: string;
  actor: string;
}
interface Case {
  id: string;
  status: string;
  since: number | null;
  events: Event[];
}
interface Paper {
  id: string;
  category: string;
  status: string;
  since: number;
  version: number;
  replaces: string | null;
  reviews: { version: number; status: string; since: number | null; at: number; by: string | null }[];
}
interface Question {
  id: string;
  message: string;
  created: number;
  waits: boolean;
  into: string | null;
  replies: { id: string; at: number; staff: boolean; by: string }[];
}
/** What is in the tables of a small office. Times are in milliseconds. */
export interface World {
  cases: Case[];
  papers: Paper[];
  questions: Question[];
}

/** Of the week of a moment in the office's time zone. */
export function mondayOf(time: number): string {
  const day = new Date(dayOf(new Date(time)));
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** Between the two nearest, as percentile_cont does, to the millisecond; null of none. */
export function percentile(times: readonly number[], share: number): number | null {
  const sorted = times.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (low === undefined || high === undefined) return null;
  return Math.round(low + (high - low) * (place - Math.floor(place)));
}
