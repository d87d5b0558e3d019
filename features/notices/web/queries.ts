import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { notify } from '#ui/notify.ts';
import { getNoticeSummary, listNotices, markNoticesRead, setMuted } from '../contract.ts';
import type { NoticeKind } from '../rules.ts';
import { officeNoticeTexts } from '../texts/office-notices.ts';

/** How much is unread, and what is muted. */
export const noticeSummaryQuery = queryOptions({
  queryKey: ['notices', 'summary'],
  queryFn: ({ signal }) => call(getNoticeSummary, {}, { signal }),
  meta: { staleOn: ['notices'] },
});

/** What came, newest first. */
export const noticesQuery = infiniteQueryOptions({
  queryKey: ['notices', 'list'],
  queryFn: ({ pageParam, signal }) => call(listNotices, { query: { before: pageParam } }, { signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next_before }) => next_before ?? undefined,
  meta: { staleOn: ['notices'] },
});

/** Marks one, or all up to the newest that is shown. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: { id: number; and_older?: boolean }) => call(markNoticesRead, { body: which }),
    onError: (error) => notify.error(officeNoticeTexts.markFailed, error.message),
    onSettled: () => invalidateTopic(client, 'notices'),
  });
}

/** Mutes a kind, or lets it count again; the switch moves at once. */
export function useSetMuted() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: { kind: NoticeKind; muted: boolean }) => call(setMuted, { body: change }),
    onMutate: ({ kind, muted }) =>
      client.setQueryData(
        noticeSummaryQuery.queryKey,
        (known) =>
          known && {
            ...known,
            muted: muted ? [...known.muted, kind] : known.muted.filter((one) => one !== kind),
          },
      ),
    onError: (error) => notify.error(officeNoticeTexts.quiet.failed, error.message),
    onSettled: () => invalidateTopic(client, 'notices'),
  });
}
