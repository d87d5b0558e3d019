import {
  type InfiniteData,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import { formatTotal } from '#platform/browser/format.ts';
import { type Freshness, invalidateTopic } from '#platform/browser/freshness.ts';
import type { Output } from '#platform/shared/contract.ts';
import { getSupportCounts } from '../contract/office-support.ts';
import { getThread, listMessages, type MessageFilter, type OfficeThread } from '../contract/support.ts';

type Page = Output<typeof listMessages>;

const meta: Freshness = { staleOn: ['office-support'] };

/** What time alone changes is asked for again so often: somebody becomes at risk, something comes back. */
const askAgainMs = 60_000;

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
    meta,
  });
  return {
    ...query,
    messages: query.data?.pages.flatMap((page) => page.messages) ?? [],
    total: formatTotal(query.data?.pages[0]?.total ?? 0, query.data?.pages[0]?.total_is_capped ?? false),
  };
}

/** One conversation, for staff. */
export const officeThreadQuery = (id: string) =>
  queryOptions({
    queryKey: ['support', 'office', 'thread', id],
    queryFn: ({ signal }) => call(getThread, { params: { id } }, { signal }),
    meta,
  });

/** Shows a conversation as an answer left it, and has the lists read again. */
export function useShowOfficeThread() {
  const client = useQueryClient();
  return (thread: OfficeThread) => {
    client.setQueryData(officeThreadQuery(thread.id).queryKey, thread);
    void invalidateTopic(client, 'office-support');
  };
}

/** How much stands in each view, and whether people were content. */
export const supportCountsQuery = queryOptions({
  queryKey: ['support', 'office', 'counts'],
  queryFn: ({ signal }) => call(getSupportCounts, {}, { signal }),
  refetchInterval: askAgainMs,
  meta,
});
