import type { Trust } from '#features/facts/rules.ts';

/** Where we know something from, and when it has to be looked at again. Dates as in a fact of the register. */
export interface Evidence {
  source: string;
  /** Null when the source bears no date. */
  source_date: string | null;
  trust: Trust;
  /** Null while only a stored copy was read, and not the page itself. */
  checked_on: string | null;
  review_by: string;
}

/** What was read in a stored copy in November 2026. */
export function readIn(source: string, trust: Trust, source_date: string | null = null): Evidence {
  return { source, source_date, trust, checked_on: null, review_by: '2027-02-28' };
}
