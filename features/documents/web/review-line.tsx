import { Check, Clock, Eye, History, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { promisedBy } from '#features/reviews/rules.ts';
import { reviewTexts as texts } from '#features/reviews/texts/reviews.ts';
import { formatDate, formatDay } from '#platform/browser/format.ts';
import type { Icon } from '#ui/icon.ts';
import type { DocumentRow } from '../contract.ts';
import { NewCopyButton } from './new-copy-button.tsx';

interface ReviewLineProps {
  row: DocumentRow;
  /** A newer copy of it has arrived. */
  replaced: boolean;
}

/** What our team says of a document, in words; with the way to send a new copy where one is needed. */
export function ReviewLine({ row, replaced }: ReviewLineProps) {
  const { review } = row;
  if (!review) return null;
  if (replaced) return <Line icon={History}>{texts.earlier}</Line>;
  switch (review.status) {
    case 'waiting':
      return (
        <Line icon={Clock}>
          {texts.waiting} <Promised since={review.waiting_since} />
        </Line>
      );
    case 'in_review':
      return (
        <Line icon={Eye}>
          {texts.inReview} <Promised since={review.waiting_since} />
        </Line>
      );
    case 'accepted':
      return (
        <Line icon={Check} look="text-good-text font-strong">
          {texts.accepted(formatDate(review.reviewed_at ?? row.created_at))}
        </Line>
      );
    case 'returned':
      return (
        <div className="grid justify-items-start gap-3 rounded-control bg-due p-4 forced-colors:border">
          <div className="grid grid-cols-[auto_1fr] gap-x-2">
            <TriangleAlert aria-hidden="true" className="mt-px text-due-text" />
            <div className="min-w-0">
              <p className="font-strong text-due-text">{texts.needsNewCopy}</p>
              <p className="whitespace-pre-line wrap-anywhere">{review.reason}</p>
            </div>
          </div>
          <NewCopyButton row={row} />
        </div>
      );
  }
}

function Line({ icon: Glyph, look, children }: { icon: Icon; look?: string; children: ReactNode }) {
  return (
    <p className={`grid grid-cols-[auto_1fr] gap-x-2 text-small ${look ?? 'text-muted'}`}>
      <Glyph aria-hidden="true" className="mt-px size-5" />
      <span>{children}</span>
    </p>
  );
}

/** By when we promised our word; where that has passed, we say so. */
function Promised({ since }: { since: string }) {
  const by = promisedBy(new Date(since));
  return by < new Date() ? texts.late(formatDay(by)) : texts.by(formatDay(by));
}
