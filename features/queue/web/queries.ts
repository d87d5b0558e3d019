import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { pagedQuery } from '#platform/browser/paged-query.ts';
import { listCasesWaiting, listWaiting } from '../contract.ts';
import type { QueueScope } from '../rules.ts';
import { placeOf } from './queue-place.ts';

const common = {
  refetchInterval: 60_000,
  meta: { staleOn: ['office-applications', 'office-reviews', 'office-support'] },
} as const;

/** What waits for us, the most over its promise first. */
export const waitingQuery = (whose: QueueScope) =>
  pagedQuery({
    ...common,
    queryKey: ['queue', whose],
    read: (after, signal) => call(listWaiting, { query: { whose, after } }, { signal }),
  });

/**
 * What comes behind a case or something else of the queue; a few, since colleagues may be at the first of them. Its place is
 * looked up when it is asked, not a part of the key: it is remembered once the first answer is there, and what comes next would
 * be unknown again in the moment of a press.
 */
export const nextQuery = (from: string, whose: QueueScope) =>
  queryOptions({
    ...common,
    queryKey: ['queue', 'next', from, whose],
    queryFn: ({ signal }) => call(listWaiting, { query: { from, whose, after: placeOf(from) } }, { signal }),
  });

/** What waits in these cases, by the case's id; at most 100 of them. */
export const casesWaitingQuery = (ids: readonly string[]) =>
  queryOptions({
    ...common,
    queryKey: ['queue', 'cases', ...ids],
    queryFn: ({ signal }) => call(listCasesWaiting, { query: { ids: ids.join(',') } }, { signal }),
    select: ({ cases }) => new Map(cases.map((one) => [one.application_id, one])),
  });
