import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { type AuditFilter, checkAudit, getAuditCheck, listAudit } from '../contract/office-audit.ts';

type Page = Output<typeof listAudit>;

type Checks = Output<typeof getAuditCheck>;

const checkKey = ['audit', 'check'] as const;

/** While a check runs; otherwise it changes once a night. */
const watchMs = 1_000;

/** The log, page after page. */
export function useAuditLog(filter: AuditFilter) {
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: ['audit', 'log', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, { query: { ...filter, before: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    ...query,
    entries: query.data?.pages.flatMap((page) => page.entries) ?? [],
    unknown: query.data?.pages[0]?.unknown ?? [],
  };
}

/** The state of the chain; watched closely while a check runs. */
export function useAuditCheck() {
  return useQuery<Checks, ApiError>({
    queryKey: checkKey,
    queryFn: ({ signal }) => call(getAuditCheck, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.running ? watchMs : false),
  });
}

/** Asks for a check. */
export function useCheckNow() {
  const client = useQueryClient();
  return useMutation<Checks, ApiError>({
    mutationFn: () => call(checkAudit, {}),
    onSuccess: (checks) => client.setQueryData(checkKey, checks),
  });
}
