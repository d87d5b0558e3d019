import type { Guide } from '#domain/contracts/guide.ts';
import { scheduleOf } from '#domain/rules/schedule/schedule.ts';
import { todayAsDay } from '../../../lib/calendar-day.ts';
import { useDates } from '../../dates/use-dates.ts';
import { factsOf } from '../guide-facts.ts';

/** When what has to be done, by the saved days; null while none is saved or nobody knows. */
export function useSchedule(applicationId: string, guide: Guide | undefined) {
  const dates = useDates(applicationId);
  const schedule = guide && dates.data ? scheduleOf(factsOf(guide), dates.data, todayAsDay()) : null;
  return { schedule, dates };
}
