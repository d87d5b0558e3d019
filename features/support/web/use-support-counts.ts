import { useQuery } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { getSupportCounts } from '../contract/office-support.ts';

/** What time alone changes is asked for again so often: somebody becomes at risk, something comes back. */
export const askAgainMs = 60_000;

/** How much stands in each view, and whether people were content. */
export function useSupportCounts() {
  return useQuery<Output<typeof getSupportCounts>, ApiError>({
    queryKey: ['support', 'office', 'counts'],
    queryFn: ({ signal }) => call(getSupportCounts, {}, { signal }),
    refetchInterval: askAgainMs,
  });
}
