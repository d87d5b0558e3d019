import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { type ApplicationFilter, listApplications } from '../contract/applications.ts';

/** Everything about applications that staff read; a decision makes all of it stale. */
export const officeApplicationsKey = ['applications', 'office'] as const;
export const officeListKey = [...officeApplicationsKey, 'list'] as const;

type Page = Output<typeof listApplications>;

/** The staff list, page after page; `total` says how many match. The old rows stay while new ones come. */
export function useOfficeApplications(filter: ApplicationFilter) {
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: [...officeListKey, filter],
    queryFn: ({ pageParam, signal }) =>
      call(listApplications, { query: { ...filter, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    // Whoever comes back from a case within the hour finds all pages, and their place in them.
    gcTime: 60 * 60_000,
  });
  return {
    ...query,
    applications: query.data?.pages.flatMap((page) => page.applications) ?? [],
    total: query.data?.pages[0]?.total ?? 0,
    totalIsCapped: query.data?.pages[0]?.total_is_capped ?? false,
  };
}
