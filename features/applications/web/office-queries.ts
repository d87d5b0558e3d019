import { queryOptions } from '@tanstack/react-query';
import { getCase } from '#features/cases/contract/cases.ts';
import { call } from '#platform/browser/api.ts';
import type { Freshness } from '#platform/browser/freshness.ts';
import { pagedQuery } from '#platform/browser/paged-query.ts';
import { countApplicationViews } from '../contract/application-batches.ts';
import { type ApplicationFilter, listApplications } from '../contract/applications.ts';

/** The staff list. */
export const officeApplicationsQuery = (filter: ApplicationFilter) =>
  pagedQuery({
    queryKey: ['applications', 'office', 'list', filter],
    read: (cursor, signal) => call(listApplications, { query: { ...filter, cursor } }, { signal }),
    meta: { staleOn: ['office-applications', 'office-reviews'] },
    // After an hour with a case the user still finds all pages, and their place in them.
    gcTime: 60 * 60_000,
  });

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
