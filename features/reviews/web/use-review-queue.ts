import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { listDocumentsToReview, type ReviewFilter } from '../contract.ts';

type Page = Output<typeof listDocumentsToReview>;

/** What waits for a review, page after page, the oldest first; `total` counts every match, up to a thousand. */
export function useReviewQueue(filter: ReviewFilter) {
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: ['reviews', 'office', 'queue', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listDocumentsToReview, { query: { ...filter, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    ...query,
    documents: query.data?.pages.flatMap((page) => page.documents) ?? [],
    total: query.data?.pages[0]?.total ?? 0,
    isCapped: query.data?.pages[0]?.total_is_capped ?? false,
  };
}
