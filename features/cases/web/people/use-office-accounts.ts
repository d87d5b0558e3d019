import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type AccountFilter, listAccounts } from '#features/accounts/contract/accounts.ts';
import { type ApiError, call } from '#platform/browser/api.ts';
import { formatTotal } from '#platform/browser/format.ts';
import type { Output } from '#platform/shared/contract.ts';

type Page = Output<typeof listAccounts>;

/** Everyone with an account, page after page; `total` says how many match. */
export function useOfficeAccounts(filter: Pick<AccountFilter, 'q' | 'role'>) {
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: ['accounts', 'office', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listAccounts, { query: { ...filter, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    ...query,
    accounts: query.data?.pages.flatMap((page) => page.accounts) ?? [],
    total: formatTotal(query.data?.pages[0]?.total ?? 0, query.data?.pages[0]?.total_is_capped ?? false),
  };
}
