import { useSearchParams } from 'react-router';
import { reviewedPapers } from '#features/documents/rules/document-types.ts';
import type { ReviewFilter } from '../contract.ts';

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
