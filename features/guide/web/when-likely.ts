import { spanFrom } from '#features/schedule/rules/durations.ts';
import { durationWords } from '#features/schedule/texts/durations.ts';
import { nextActionTexts as texts } from '#features/schedule/texts/next-action.ts';
import { formatDate } from '#platform/browser/format.ts';
import type { Duration } from '#platform/shared/day-numbers.ts';

/** How long something takes and by when it is likely done, counted from `now`: nobody has set another day yet. */
export function whenLikely(duration: Duration, now: Date): string {
  const { latest } = spanFrom(duration, now);
  const endsToday = latest.toDateString() === now.toDateString();
  const say = duration.unit !== 'minute' ? texts.later : endsToday ? texts.today : texts.tonight;
  return say(durationWords(duration), formatDate(latest));
}
