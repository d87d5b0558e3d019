import { useQuery } from '@tanstack/react-query';
import type { Output } from '#domain/contracts/contract.ts';
import { getReviewSummary } from '#domain/contracts/reviews.ts';
import { type ApiError, call } from '../../lib/api.ts';

/** How much waits for a review, and how long reviews take. Read by the sidebar of every staff screen. */
export function useReviewSummary() {
  return useQuery<Output<typeof getReviewSummary>, ApiError>({
    queryKey: ['reviews', 'office', 'summary'],
    queryFn: ({ signal }) => call(getReviewSummary, {}, { signal }),
  });
}
