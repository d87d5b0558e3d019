import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query';
import type { LiveChange, LiveTopic } from '#platform/shared/live.ts';
import type { ApiError } from './api.ts';

/** What the server's live events tell; `maintenance`: a call was refused for it. */
type StaleTopic = LiveTopic | 'maintenance';

type Change = { topic: StaleTopic; application_id: LiveChange['application_id'] };

/**
 * The `meta` of a query: what makes its answer stale, and whether this device keeps it. A type alias, since TanStack Query
 * ignores an interface here.
 */
export type Freshness = {
  staleOn?: readonly StaleTopic[];
  /** Only changes of this application make it stale; without it, changes of all do. */
  applicationId?: string;
  /** It can be read without a connection. Nothing of the office, no notes, no file. */
  offline?: true;
};

declare module '@tanstack/react-query' {
  interface Register {
    /** What `call` throws. */
    defaultError: ApiError;
    queryMeta: Freshness;
  }
}

/** The queries that any of these changes makes stale. */
export const staleAfter = (changes: readonly Change[]): InvalidateQueryFilters => ({
  predicate: (query) => changes.some((change) => isStaleAfter(query, change)),
});

function isStaleAfter({ meta }: Pick<Query, 'meta'>, { topic, application_id }: Change): boolean {
  if (!meta?.staleOn?.includes(topic)) return false;
  return !meta.applicationId || application_id === null || application_id === meta.applicationId;
}

/** Reads again what a change of this topic makes stale, as its live event would: for the page's own changes. */
export const invalidateTopic = (
  client: QueryClient,
  topic: StaleTopic,
  applicationId: string | null = null,
): Promise<void> => client.invalidateQueries(staleAfter([{ topic, application_id: applicationId }]));
