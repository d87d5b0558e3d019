import type { Duration } from '#domain/rules/day-numbers.ts';
import { spanFrom } from '#domain/rules/durations.ts';
import { durationWords } from '#domain/texts/durations.ts';
import { nextActionTexts as texts } from '#domain/texts/next-action.ts';
import { formatDate } from '../../lib/format.ts';

/** How long something takes and by when it is likely done, counted from `now`: nobody has set another day yet. */
export function whenLikely(duration: Duration, now: Date): string {
  const { latest } = spanFrom(duration, now);
  const endsToday = latest.toDateString() === now.toDateString();
  const say = duration.unit !== 'minute' ? texts.later : endsToday ? texts.today : texts.tonight;
  return say(durationWords(duration), formatDate(latest));
}
