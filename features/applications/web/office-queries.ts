import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type CaseFile, getCase } from '#features/cases/contract/cases.ts';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { type ApplicationFilter, listApplications } from '../contract/applications.ts';

/** Everything about applications that staff read; a decision makes all of it stale. */
export const officeApplicationsKey = ['applications', 'office'] as const;

const officeListKey = [...officeApplicationsKey, 'list'] as const;

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

/** Everything that is read about one case begins with it. */
export const caseKey = (id: string) => [...officeApplicationsKey, 'case', id] as const;

/** One case with its applicant, guide, documents and counts of what is written about it. */
export function useCase(id: string) {
  return useQuery<CaseFile, ApiError>({
    queryKey: caseKey(id),
    queryFn: ({ signal }) => call(getCase, { params: { id } }, { signal }),
  });
}
