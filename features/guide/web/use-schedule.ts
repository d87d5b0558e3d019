import { daysBetween } from '#features/schedule/rules/dates.ts';
import { type NextAction, nextAction } from '#features/schedule/rules/next-action.ts';
import {
  notYet,
  scheduleOf,
  stepDays,
  waitsForApostille,
} from '#features/schedule/rules/schedule/schedule.ts';
import { durationWords, longestWords } from '#features/schedule/texts/durations.ts';
import { nextActionTexts as texts } from '#features/schedule/texts/next-action.ts';
import { taskActions } from '#features/schedule/texts/schedule.ts';
import { useDates } from '#features/schedule/web/queries.ts';
import { momentOfDay, todayAsDay } from '#platform/browser/calendar-day.ts';
import { formatDate } from '#platform/browser/format.ts';
import { type Duration, daysOf, plusDays } from '#platform/shared/day-numbers.ts';
import type { Guide } from '../contract.ts';
import { type CourseTile, courseOf } from '../rules/course.ts';
import { type GuideStepId, guideStepIds } from '../rules/guide-items.ts';
import { guideSteps } from '../texts/guide.ts';
import { factsOf } from './queries.ts';

/** The schedule by the saved dates; null while none is saved or known. */
export function useSchedule(applicationId: string, guide: Guide | undefined) {
  const dates = useDates(applicationId);
  const schedule =
    guide && dates.data ? scheduleOf(factsOf(guide), dates.data, todayAsDay(), guide.durations) : null;
  return { schedule, dates };
}

/** The course by the guide and the saved dates. */
export function useCourse(guide: Guide): CourseTile[] {
  const { schedule } = useSchedule(guide.application_id, guide);
  return courseOf(guide, schedule ? { days: stepDays(schedule), today: todayAsDay() } : undefined);
}

/** The one thing to do next, by the guide and the saved dates. */
export function useNextAction(guide: Guide): NextAction {
  const { schedule, dates } = useSchedule(guide.application_id, guide);
  const today = todayAsDay();
  return nextAction(
    factsOf(guide),
    guide.durations,
    notYet(schedule, today),
    dates.data && {
      ...dates.data,
      today,
      waitsForApostille: waitsForApostille(schedule, dates.data.criminal_record_issued),
    },
  );
}

/** What a step is called where it is the next: its title, or what it is if the title speaks of something else. */
export function nameOf(step: GuideStepId): { name: string; card?: string } {
  const title = guideSteps[guideStepIds.indexOf(step)]?.title ?? '';
  const name = texts.names[step];
  return name ? { name, card: texts.onCard(title) } : { name: title };
}

/** The wait for the answer to what was handed in, in a sentence. */
export function waitWords({
  day,
  earliest,
  latest,
  overdue,
}: Omit<Extract<NextAction, { kind: 'handed_in' }>, 'kind'>) {
  const { decision } = texts;
  if (overdue) return decision.overdue(sayDay(latest));
  const waited = daysBetween(day, todayAsDay());
  return `${waited > 0 ? `${decision.day(waited)} ` : ''}${decision.answer(sayDay(earliest), sayDay(latest))}`;
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

type Work = Pick<Extract<NextAction, { kind: 'step' }>, 'duration' | 'arrives' | 'asked'> &
  Pick<Extract<NextAction, { kind: 'document' }>, 'followedBy'>;

/** The same where the work takes minutes and what comes of it arrives later, counted from `now` or from when it was asked for. */
export function whenThere({ duration, arrives, asked, followedBy }: Work, now: Date): string {
  if (followedBy) {
    const days = daysOf(duration)[1] + daysOf(followedBy)[1];
    return texts.laterBoth(
      durationWords(duration),
      longestWords(followedBy),
      sayDay(plusDays(todayAsDay(now), days)),
    );
  }
  if (!arrives) return whenLikely(duration, now);
  const from = todayAsDay(asked ? new Date(asked) : now);
  const [wait, until] = [longestWords(arrives), sayDay(plusDays(from, daysOf(arrives)[1]))];
  return asked ? texts.asked(sayDay(from), wait, until) : texts.arrives(durationWords(duration), wait, until);
}

/** What to do for the document that is next. */
export const documentTitle = ({ document, apostille }: Extract<NextAction, { kind: 'document' }>): string =>
  apostille ? taskActions.apostille : texts.document.titles[document];
