import { useQuery } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { getReviewSummary } from '../contract.ts';

/** How much waits for a review, and how long reviews take. Read by the sidebar of every staff screen. */
export function useReviewSummary() {
  return useQuery<Output<typeof getReviewSummary>, ApiError>({
    queryKey: ['reviews', 'office', 'summary'],
    queryFn: ({ signal }) => call(getReviewSummary, {}, { signal }),
  });
}
