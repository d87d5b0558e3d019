import { RotateCcw, ShieldQuestion } from 'lucide-react';
import { formatShortDate } from '#platform/browser/format.ts';
import { StatusMark } from '#ui/status-mark.tsx';
import type { OfficeDocument } from '../contract.ts';
import { officeReviewTexts as texts } from '../texts/office-reviews.ts';
import { waits } from './order-documents.ts';
import { WaitingMark } from './waiting-mark.tsx';

/** How a document stands, for staff: since when it waits, or what was said of it. */
export function DocumentState({ document }: { document: OfficeDocument }) {
  const { review, replaced, upload_status } = document;
  if (upload_status === 'pending') return <StatusMark tone="todo">{texts.unfinished}</StatusMark>;
  if (document.is_checking)
    return (
      <StatusMark tone="todo" icon={ShieldQuestion}>
        {texts.checks.checking}
      </StatusMark>
    );
  if (!review) return <StatusMark tone="todo">{texts.keptOnly}</StatusMark>;
  if (replaced) return <StatusMark tone="todo">{texts.replaced}</StatusMark>;
  if (waits(document))
    return (
      <span className="grid justify-items-start">
        <WaitingMark since={review.waiting_since} words />
        {review.status === 'in_review' && (
          <StatusMark tone="now" className="whitespace-normal!">
            {review.reviewed_by ? texts.inReviewBy(review.reviewed_by) : texts.states.in_review}
          </StatusMark>
        )}
      </span>
    );
  const date = formatShortDate(review.reviewed_at ?? document.created_at);
  return review.status === 'accepted' ? (
    <StatusMark tone="done">{texts.acceptedOn(date)}</StatusMark>
  ) : (
    <StatusMark tone="due" icon={RotateCcw} className="whitespace-normal!">
      {texts.returnedOn(date)}
    </StatusMark>
  );
}
