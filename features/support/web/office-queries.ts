import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import { formatTotal } from '#platform/browser/format.ts';
import type { Output } from '#platform/shared/contract.ts';
import { getSupportCounts } from '../contract/office-support.ts';
import { getThread, listMessages, type MessageFilter, type OfficeThread } from '../contract/support.ts';

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

const keyOf = (id: string) => ['support', 'office', 'thread', id] as const;

/** One conversation, for staff. */
export function useOfficeThread(id: string) {
  return useQuery<OfficeThread, ApiError>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getThread, { params: { id } }, { signal }),
  });
}

/** Shows a conversation as an answer left it, and has the lists read again. */
export function useShowOfficeThread() {
  const client = useQueryClient();
  return (thread: OfficeThread) => {
    client.setQueryData(keyOf(thread.id), thread);
    void client.invalidateQueries({ queryKey: ['support'] });
    void client.invalidateQueries({ queryKey: ['overview'] });
  };
}

/** What time alone changes is asked for again so often: somebody becomes at risk, something comes back. */
const askAgainMs = 60_000;

/** How much stands in each view, and whether people were content. */
export function useSupportCounts() {
  return useQuery<Output<typeof getSupportCounts>, ApiError>({
    queryKey: ['support', 'office', 'counts'],
    queryFn: ({ signal }) => call(getSupportCounts, {}, { signal }),
    refetchInterval: askAgainMs,
  });
}
