import { formatCount } from '#platform/browser/format.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { useReviewSummary } from './use-review-summary.ts';

const texts = officeReviewTexts.queue;

/** The promise, and beside it how long it really takes and how much is late. */
export function Turnaround() {
  const { data } = useReviewSummary();
  return (
    <>
      {texts.lead}
      {data && (
        <span className="block">
          {data.turnaround
            ? texts.halfWithin(data.turnaround.papers, data.turnaround.half_within_hours)
            : texts.tooFew}{' '}
          {data.overdue > 0 && (
            <span className="font-strong text-bad-text">{texts.overdueNow(formatCount(data.overdue))}</span>
          )}
        </span>
      )}
    </>
  );
}
