import { spanFrom } from '#features/schedule/rules/durations.ts';
import { scheduleOf } from '#features/schedule/rules/schedule/schedule.ts';
import { durationWords } from '#features/schedule/texts/durations.ts';
import { nextActionTexts as texts } from '#features/schedule/texts/next-action.ts';
import { useDates } from '#features/schedule/web/queries.ts';
import { momentOfDay, todayAsDay } from '#platform/browser/calendar-day.ts';
import { formatDate } from '#platform/browser/format.ts';
import type { Duration } from '#platform/shared/day-numbers.ts';
import type { Guide } from '../contract.ts';
import { factsOf } from './queries.ts';

/** The schedule by the saved dates; null while none is saved or known. */
export function useSchedule(applicationId: string, guide: Guide | undefined) {
  const dates = useDates(applicationId);
  const schedule = guide && dates.data ? scheduleOf(factsOf(guide), dates.data, todayAsDay()) : null;
  return { schedule, dates };
}

/** 'YYYY-MM-DD' as "March 14, 2027". */
export const sayDay = (day: string): string => formatDate(momentOfDay(day));

/** A duration and its likely end counted from `now`, for when no appointment is saved. */
export function whenLikely(duration: Duration, now: Date): string {
  const { latest } = spanFrom(duration, now);
  const endsToday = latest.toDateString() === now.toDateString();
  const say = duration.unit !== 'minute' ? texts.later : endsToday ? texts.today : texts.tonight;
  return say(durationWords(duration), formatDate(latest));
}
