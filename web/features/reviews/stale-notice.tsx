import type { StaleDocument } from '#domain/contracts/reviews.ts';
import { officeReviewTexts } from '#domain/texts/office-reviews.ts';
import { formatWhen } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';

const { decision: texts, states } = officeReviewTexts;

/** Somebody else said something about the document first: what, who, and that nothing of one's own was saved. */
export function StaleNotice({ stale: { document, changed_by, changed_at } }: { stale: StaleDocument }) {
  return (
    <Alert tone="deadline" title={texts.staleTitle}>
      <p role="alert">
        {changed_by && changed_at ? texts.stale(changed_by, formatWhen(changed_at)) : texts.staleUnknown}{' '}
        {document.review && texts.staleNow(states[document.review.status])} {texts.staleAgain}
      </p>
    </Alert>
  );
}
