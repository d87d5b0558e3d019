import { businessDaysSince } from '#features/schedule/rules/business-days.ts';
import { processingDuration, spanFrom } from '#features/schedule/rules/durations.ts';
import { submittedAt } from '#features/schedule/rules/next-action.ts';
import { durationWords } from '#features/schedule/texts/durations.ts';
import { nextActionTexts } from '#features/schedule/texts/next-action.ts';
import { formatDate } from '#platform/browser/format.ts';
import { Link } from '#ui/link.tsx';
import type { Guide } from '../contract.ts';
import { factsOf } from './guide-facts.ts';

const texts = nextActionTexts.submitted;

/** While the authorities have the application: which day of how many it is, and when to ask. Nothing before that. */
export function SubmittedNote({ guide }: { guide: Guide }) {
  const since = submittedAt(factsOf(guide));
  if (since === null) return null;
  const day = businessDaysSince(new Date(since), new Date());
  const { earliest, latest } = spanFrom(processingDuration, new Date(since));
  // The last day is a day on which it may still come.
  const late = day > processingDuration.most;
  return (
    <div className="grid gap-1 rounded-control bg-well p-4">
      <p className="font-strong">{texts.title(formatDate(since))}</p>
      {late ? (
        <p>{texts.overdue(formatDate(latest))}</p>
      ) : (
        <p>
          {day > 0 && `${texts.day(day, durationWords(processingDuration))} `}
          {texts.answer(formatDate(earliest), formatDate(latest))}
        </p>
      )}
      {late && (
        <p>
          <Link to="/support" className="inline-flex min-h-control items-center">
            {texts.contact}
          </Link>
        </p>
      )}
    </div>
  );
}
