import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { type Freshness, invalidateTopic } from '#platform/browser/freshness.ts';
import { pagedQuery } from '#platform/browser/paged-query.ts';
import { getSupportCounts } from '../contract/office-support.ts';
import { getThread, listMessages, type MessageFilter, type OfficeThread } from '../contract/support.ts';

const meta: Freshness = { staleOn: ['office-support'] };

/** Time alone changes them: a message becomes at risk, a snoozed one comes back. */
const refetchInterval = 60_000;

/** Support messages. */
export const officeMessagesQuery = (filter: MessageFilter) =>
  pagedQuery({
    queryKey: ['support', 'office', filter],
    read: (cursor, signal) => call(listMessages, { query: { ...filter, cursor } }, { signal }),
    refetchInterval,
    meta,
  });

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

/** How much is in each view, and whether people were content. */
export const supportCountsQuery = queryOptions({
  queryKey: ['support', 'office', 'counts'],
  queryFn: ({ signal }) => call(getSupportCounts, {}, { signal }),
  refetchInterval,
  meta,
});
