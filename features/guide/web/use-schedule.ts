import { scheduleOf } from '#features/schedule/rules/schedule/schedule.ts';
import { useDates } from '#features/schedule/web/use-dates.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import type { Guide } from '../contract.ts';
import { factsOf } from './guide-facts.ts';

/** When what has to be done, by the saved days; null while none is saved or nobody knows. */
export function useSchedule(applicationId: string, guide: Guide | undefined) {
  const dates = useDates(applicationId);
  const schedule = guide && dates.data ? scheduleOf(factsOf(guide), dates.data, todayAsDay()) : null;
  return { schedule, dates };
}
