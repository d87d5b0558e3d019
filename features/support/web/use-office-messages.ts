import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import { formatTotal } from '#platform/browser/format.ts';
import type { Output } from '#platform/shared/contract.ts';
import { listMessages, type MessageFilter } from '../contract/support.ts';
import { askAgainMs } from './use-support-counts.ts';

type Page = Output<typeof listMessages>;

/** Support messages, page after page; `total` says how many match. */
export function useOfficeMessages(filter: MessageFilter) {
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: ['support', 'office', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listMessages, { query: { ...filter, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: askAgainMs,
  });
  return {
    ...query,
    messages: query.data?.pages.flatMap((page) => page.messages) ?? [],
    total: formatTotal(query.data?.pages[0]?.total ?? 0, query.data?.pages[0]?.total_is_capped ?? false),
  };
}
