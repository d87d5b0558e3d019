import { Alert } from '#ui/alert.tsx';
import type { StaleDocument } from '../contract.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { staleWords } from './use-review.ts';

/** Somebody else said something about the document first: what, who, and that nothing of one's own was saved. */
export function StaleNotice({ stale }: { stale: StaleDocument }) {
  return (
    <Alert tone="deadline" title={officeReviewTexts.decision.staleTitle}>
      <p role="alert">{staleWords(stale)}</p>
    </Alert>
  );
}
