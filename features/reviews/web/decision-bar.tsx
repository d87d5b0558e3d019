import { Check, RotateCcw } from 'lucide-react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { OfficeDocument } from '../contract.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { DocumentState } from './document-state.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { staleOf, type useReview } from './use-review.ts';

const texts = officeReviewTexts.decision;

interface DecisionBarProps {
  document: OfficeDocument;
  name: string;
  review: ReturnType<typeof useReview>;
  /** The window for the reason shows failures itself. */
  asking: boolean;
  onAccept: () => void;
  onReturn: () => void;
}

/** How the document stands, and the two answers. None is filled: the filled button of a case decides the case. */
export function DecisionBar({ document, name, review, asking, onAccept, onReturn }: DecisionBarProps) {
  const stale = staleOf(review.error);
  const status = document.review?.status;
  const answered = status === 'accepted' || status === 'returned';
  const ofThis = review.variables?.document.id === document.id && !asking;
  return (
    <div className="grid gap-3 border-t border-line px-4 py-3">
      {ofThis && stale && <StaleNotice stale={stale} />}
      {ofThis && review.error && !stale && (
        <Alert tone="error" title={texts.failed}>
          {review.error.message}
        </Alert>
      )}
      <DocumentState document={document} />
      {status === 'returned' && document.review?.reason && (
        <p className="border-l-2 border-line pl-3 whitespace-pre-line">{document.review.reason}</p>
      )}
      {document.review && !document.replaced && (
        <>
          <div className="flex flex-wrap gap-2">
            {status !== 'accepted' && (
              <Button
                aria-keyshortcuts="a"
                className="border-link! text-link!"
                busy={review.isPending && review.variables.status === 'accepted'}
                onClick={onAccept}
              >
                <Check aria-hidden="true" />
                {review.isPending && review.variables.status === 'accepted' ? texts.accepting : texts.accept}
                <Key>{texts.acceptKey}</Key>
              </Button>
            )}
            <Button aria-keyshortcuts="n" aria-haspopup="dialog" onClick={onReturn}>
              <RotateCcw aria-hidden="true" />
              {texts.needsNewCopy}
              <Key>{texts.returnKey}</Key>
            </Button>
          </div>
          <p className="text-small text-muted">
            {texts.seen(name)} {answered && texts.change}
          </p>
        </>
      )}
    </div>
  );
}

/** A key that does the same; there is none on a phone. */
function Key({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="rounded-tile border border-line px-1.5 text-small font-normal text-muted pointer-coarse:hidden"
    >
      {children}
    </span>
  );
}
