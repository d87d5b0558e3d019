import { scheduleOf } from '#features/schedule/rules/schedule/schedule.ts';
import { durationWords, longestWords } from '#features/schedule/texts/durations.ts';
import { nextActionTexts as texts } from '#features/schedule/texts/next-action.ts';
import { useDates } from '#features/schedule/web/queries.ts';
import { momentOfDay, todayAsDay } from '#platform/browser/calendar-day.ts';
import { formatDate } from '#platform/browser/format.ts';
import { type Duration, daysOf, plusDays } from '#platform/shared/day-numbers.ts';
import type { Guide } from '../contract.ts';
import { factsOf } from './queries.ts';

/** The schedule by the saved dates; null while none is saved or known. */
export function useSchedule(applicationId: string, guide: Guide | undefined) {
  const dates = useDates(applicationId);
  const schedule =
    guide && dates.data ? scheduleOf(factsOf(guide), dates.data, todayAsDay(), guide.durations) : null;
  return { schedule, dates };
}

/** 'YYYY-MM-DD' as "March 14, 2027". */
export const sayDay = (day: string): string => formatDate(momentOfDay(day));

/** A duration and its likely end counted from `now`, for when no appointment is saved. */
export function whenLikely(duration: Duration, now: Date): string {
  if (duration.unit !== 'minute')
    return texts.later(durationWords(duration), sayDay(plusDays(todayAsDay(now), daysOf(duration)[1])));
  const end = new Date(now.getTime() + duration.most * 60_000);
  const say = end.toDateString() === now.toDateString() ? texts.today : texts.tonight;
  return say(durationWords(duration), formatDate(end));
}

/** The same where the work takes minutes and what comes of it arrives later. */
export const whenThere = (duration: Duration, arrives: Duration | undefined, now: Date): string =>
  arrives
    ? texts.arrives(
        durationWords(duration),
        longestWords(arrives),
        sayDay(plusDays(todayAsDay(now), daysOf(arrives)[1])),
      )
    : whenLikely(duration, now);
