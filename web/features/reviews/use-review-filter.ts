import { useSearchParams } from 'react-router';
import type { ReviewFilter } from '#domain/contracts/reviews.ts';
import { reviewedPapers } from '#domain/rules/document-types.ts';

/** What of the queue is looked at, as the address says, and how to look at something else. */
export function useReviewFilter(): [ReviewFilter, (next: ReviewFilter) => void] {
  const [params, setParams] = useSearchParams();
  const filter: ReviewFilter = {
    paper: reviewedPapers.find((paper) => paper === params.get('paper')),
    overdue: params.get('overdue') === 'yes' ? 'yes' : undefined,
  };
  function change(next: ReviewFilter) {
    const entries = Object.entries({ ...filter, ...next }).filter(([, value]) => value);
    setParams(new URLSearchParams(entries), { preventScrollReset: true });
  }
  return [filter, change];
}
