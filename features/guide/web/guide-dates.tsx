import { businessDaysSince } from '#features/schedule/rules/business-days.ts';
import { processingDuration, spanFrom } from '#features/schedule/rules/durations.ts';
import { submittedAt } from '#features/schedule/rules/next-action.ts';
import type { OpenDates } from '#features/schedule/rules/schedule/schedule.ts';
import { durationWords } from '#features/schedule/texts/durations.ts';
import { nextActionTexts } from '#features/schedule/texts/next-action.ts';
import { scheduleTexts } from '#features/schedule/texts/schedule.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { formatDate } from '#platform/browser/format.ts';
import { Link } from '#ui/link.tsx';
import type { Guide } from '../contract.ts';
import { factsOf } from './queries.ts';
import { sayDay } from './use-schedule.ts';

const texts = scheduleTexts.card;

/** When to begin and finish. Valid inside buttons. */
export function OpenWhen({ dates, begun }: { dates: OpenDates; begun: boolean }) {
  const { beginBy, doneBy, late } = dates;
  const missed = late && (!begun || doneBy < todayAsDay());
  return (
    <span className="flex flex-wrap gap-x-4 text-small font-normal text-ink">
      {missed ? (
        <span className="text-due-text">{texts.late(sayDay(beginBy))}</span>
      ) : (
        <>
          {!begun && <span>{texts.begin(sayDay(beginBy))}</span>}
          <span>{texts.finish(sayDay(doneBy))}</span>
        </>
      )}
    </span>
  );
}

const submittedTexts = nextActionTexts.submitted;

/** While the authorities have the application: the day of the wait, and when to ask. Empty before. */
export function SubmittedNote({ guide }: { guide: Guide }) {
  const since = submittedAt(factsOf(guide));
  if (since === null) return null;
  const day = businessDaysSince(new Date(since), new Date());
  const { earliest, latest } = spanFrom(processingDuration, new Date(since));
  // The visa may still arrive on the last day.
  const late = day > processingDuration.most;
  return (
    <div className="grid gap-1 rounded-control bg-well p-4">
      <p className="font-strong">{submittedTexts.title(formatDate(since))}</p>
      {late ? (
        <p>{submittedTexts.overdue(formatDate(latest))}</p>
      ) : (
        <p>
          {day > 0 && `${submittedTexts.day(day, durationWords(processingDuration))} `}
          {submittedTexts.answer(formatDate(earliest), formatDate(latest))}
        </p>
      )}
      {late && (
        <p>
          <Link to="/support" className="inline-flex min-h-control items-center">
            {submittedTexts.contact}
          </Link>
        </p>
      )}
    </div>
  );
}
