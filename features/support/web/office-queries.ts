import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { type Freshness, invalidateTopic } from '#platform/browser/freshness.ts';
import { pagedQuery } from '#platform/browser/paged-query.ts';
import { getSupportCounts } from '../contract/office-support.ts';
import { getThread, listMessages, type MessageFilter, type OfficeThread } from '../contract/support.ts';

const meta: Freshness = { staleOn: ['office-support'] };

/** Polled: threads become at risk, and snoozed ones return, by time alone. */
const refetchInterval = 60_000;

export const officeMessagesQuery = (filter: MessageFilter) =>
  pagedQuery({
    queryKey: ['support', 'office', filter],
    read: (cursor, signal) => call(listMessages, { query: { ...filter, cursor } }, { signal }),
    refetchInterval,
    meta,
  });

/** A thread, for staff. */
export const officeThreadQuery = (id: string) =>
  queryOptions({
    queryKey: ['support', 'office', 'thread', id],
    queryFn: ({ signal }) => call(getThread, { params: { id } }, { signal }),
    meta,
  });

/** Updates the cached thread from a response and invalidates the lists. */
export function useShowOfficeThread() {
  const client = useQueryClient();
  return (thread: OfficeThread) => {
    client.setQueryData(officeThreadQuery(thread.id).queryKey, thread);
    void invalidateTopic(client, 'office-support');
  };
}

/** The views' counts and the ratings. */
export const supportCountsQuery = queryOptions({
  queryKey: ['support', 'office', 'counts'],
  queryFn: ({ signal }) => call(getSupportCounts, {}, { signal }),
  refetchInterval,
  meta,
});
