import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { caseKey } from '#features/applications/web/use-case.ts';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { getCaseHistory } from '../contract/cases.ts';
import type { CaseEventKind } from '../rules/case-events.ts';

type Page = Output<typeof getCaseHistory>;

/** What happened to a case, newest first, page after page; of one kind, or everything. */
export function useCaseHistory(id: string, kind?: CaseEventKind) {
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: [...caseKey(id), 'history', kind ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(getCaseHistory, { params: { id }, query: { kind, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  return { ...query, events: query.data?.pages.flatMap((page) => page.events) ?? [] };
}
