import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import type { Freshness } from '#platform/browser/freshness.ts';
import { pagedQuery } from '#platform/browser/paged-query.ts';
import { type AuditFilter, checkAudit, getAuditCheck, listAudit } from '../contract/office-audit.ts';

/** Begins the keys of everything that an admin reads of the log. */
export const auditKey = ['audit'] as const;

const meta: Freshness = { staleOn: ['applications', 'guide', 'documents', 'profile', 'support'] };

/** While a check runs; otherwise it changes once a night. */
const watchMs = 1_000;

/** The log. */
export const auditLogQuery = (filter: AuditFilter) =>
  pagedQuery({
    queryKey: [...auditKey, 'log', filter],
    read: async (before, signal) => {
      const { next, ...page } = await call(listAudit, { query: { ...filter, before } }, { signal });
      return { ...page, next_cursor: next };
    },
    meta,
  });

/** The state of the chain; watched closely while a check runs. */
export const auditCheckQuery = queryOptions({
  queryKey: [...auditKey, 'check'],
  queryFn: ({ signal }) => call(getAuditCheck, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.running ? watchMs : false),
  meta,
});

/** Asks for a check. */
export function useCheckNow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(checkAudit, {}),
    onSuccess: (checks) => client.setQueryData(auditCheckQuery.queryKey, checks),
  });
}
