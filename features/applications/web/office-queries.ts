import { queryOptions } from '@tanstack/react-query';
import { getCase } from '#features/cases/contract/cases.ts';
import { call } from '#platform/browser/api.ts';
import type { Freshness } from '#platform/browser/freshness.ts';
import { pagedQuery } from '#platform/browser/paged-query.ts';
import { countApplicationViews } from '../contract/application-batches.ts';
import { type ApplicationFilter, listApplications } from '../contract/applications.ts';

export const officeApplicationsQuery = (filter: ApplicationFilter) =>
  pagedQuery({
    queryKey: ['applications', 'office', 'list', filter],
    read: (cursor, signal) => call(listApplications, { query: { ...filter, cursor } }, { signal }),
    meta: { staleOn: ['office-applications', 'office-reviews'] },
    // After an hour on a case the list still has all its pages and its scroll position.
    gcTime: 60 * 60_000,
  });

/** How many applications each view holds. */
export const viewCountsQuery = queryOptions({
  queryKey: ['applications', 'office', 'views'],
  queryFn: ({ signal }) => call(countApplicationViews, {}, { signal }),
  meta: { staleOn: ['office-applications'] },
});

/** Freshness of all queries about one case. */
export const caseMeta: Freshness = { staleOn: ['office-applications', 'office-reviews', 'office-support'] };

/** A case with its applicant, guide, documents and counts. Its key is the prefix of all queries about the case. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'office', 'case', id],
    queryFn: ({ signal }) => call(getCase, { params: { id } }, { signal }),
    meta: caseMeta,
  });
