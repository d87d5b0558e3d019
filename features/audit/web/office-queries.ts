import {
  type InfiniteData,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Freshness } from '#platform/browser/freshness.ts';
import type { Output } from '#platform/shared/contract.ts';
import { type AuditFilter, checkAudit, getAuditCheck, listAudit } from '../contract/office-audit.ts';

type Page = Output<typeof listAudit>;

/** Begins the keys of everything that an admin reads of the log. */
export const auditKey = ['audit'] as const;

const meta: Freshness = { staleOn: ['applications', 'guide', 'documents', 'profile', 'support'] };

/** While a check runs; otherwise it changes once a night. */
const watchMs = 1_000;

/** The log, page after page. */
export function useAuditLog(filter: AuditFilter) {
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: [...auditKey, 'log', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, { query: { ...filter, before: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    meta,
  });
  return {
    ...query,
    entries: query.data?.pages.flatMap((page) => page.entries) ?? [],
    unknown: query.data?.pages[0]?.unknown ?? [],
  };
}

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
