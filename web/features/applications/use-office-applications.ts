import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ApplicationFilter, listApplications } from '#domain/contracts/applications.ts';
import type { Output } from '#domain/contracts/contract.ts';
import { type ApiError, call } from '../../lib/api.ts';
import { formatTotal } from '../../lib/format.ts';

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
  });
  return {
    ...query,
    applications: query.data?.pages.flatMap((page) => page.applications) ?? [],
    total: formatTotal(query.data?.pages[0]?.total ?? 0, query.data?.pages[0]?.total_is_capped ?? false),
  };
}
