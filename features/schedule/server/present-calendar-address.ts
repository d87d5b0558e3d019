import type { CalendarAddress } from '../contract/calendar.ts';

interface Row {
  id: string;
  made_at: Date;
  last_fetched_at: Date | null;
}

/** A private address as its owner sees it. */
export function presentCalendarAddress({ id, made_at, last_fetched_at }: Row): CalendarAddress {
  return {
    id,
    made_at: made_at.toISOString(),
    last_fetched_at: last_fetched_at?.toISOString() ?? null,
  };
}
