import { type InfiniteData, keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { getCase } from '#features/cases/contract/cases.ts';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Freshness } from '#platform/browser/freshness.ts';
import type { Output } from '#platform/shared/contract.ts';
import { countApplicationViews } from '../contract/application-batches.ts';
import { type ApplicationFilter, listApplications } from '../contract/applications.ts';

type Page = Output<typeof listApplications>;

/** The staff list, page after page; `total` says how many match. The old rows stay while new ones come. */
export function useOfficeApplications(filter: ApplicationFilter) {
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: ['applications', 'office', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listApplications, { query: { ...filter, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    meta: { staleOn: ['office-applications', 'office-reviews'] },
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

/** How many applications each view of the list holds. */
export const viewCountsQuery = queryOptions({
  queryKey: ['applications', 'office', 'views'],
  queryFn: ({ signal }) => call(countApplicationViews, {}, { signal }),
  meta: { staleOn: ['office-applications'] },
});

/** For everything that is read about one case. */
export const caseMeta: Freshness = { staleOn: ['office-applications', 'office-reviews', 'office-support'] };

/** One case with its applicant, guide, documents and counts. Its key begins those of all that is read about the case. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'office', 'case', id],
    queryFn: ({ signal }) => call(getCase, { params: { id } }, { signal }),
    meta: caseMeta,
  });
