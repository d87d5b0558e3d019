import {
  type InfiniteData,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import { formatTotal } from '#platform/browser/format.ts';
import { type Freshness, invalidateTopic } from '#platform/browser/freshness.ts';
import type { Output } from '#platform/shared/contract.ts';
import {
  addCannedReply,
  deleteCannedReply,
  listCannedReplies,
  saveCannedReply,
} from '../contract/canned-replies.ts';
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

/** Answers that are written once and used often. */
export const cannedRepliesQuery = queryOptions({
  queryKey: ['support', 'canned-replies'],
  queryFn: ({ signal }) => call(listCannedReplies, {}, { signal }),
  staleTime: 60_000,
  meta,
});

/** What an admin wrote; without an id it is a new one. */
interface Written {
  id?: string;
  version: number;
  name: string;
  body: string;
}

export function useSaveCannedReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, name, body }: Written) =>
      id
        ? call(saveCannedReply, { params: { id }, body: { name, body, version } })
        : call(addCannedReply, { body: { name, body } }),
    onSettled: () => client.invalidateQueries({ queryKey: cannedRepliesQuery.queryKey }),
  });
}

export function useDeleteCannedReply(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteCannedReply, { params: { id } }),
    onSuccess: onDeleted,
    onSettled: () => client.invalidateQueries({ queryKey: cannedRepliesQuery.queryKey }),
  });
}
