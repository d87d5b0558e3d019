import {
  type InfiniteData,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type AccountFilter, listAccounts } from '#features/accounts/contract/accounts.ts';
import { officeAccountsKey } from '#features/accounts/web/office-queries.ts';
import { auditKey } from '#features/audit/web/office-queries.ts';
import { type ApiError, call } from '#platform/browser/api.ts';
import { formatTotal } from '#platform/browser/format.ts';
import type { Input, Output } from '#platform/shared/contract.ts';
import {
  changeRole,
  endOfficeSessions,
  getOfficeAccount,
  sendStaffMail,
} from '../../contract/office-accounts.ts';

/** One person with everything an admin sees of them. */
export const officeAccountQuery = (id: string) =>
  queryOptions({
    queryKey: [...officeAccountsKey, 'one', id],
    queryFn: ({ signal }) => call(getOfficeAccount, { params: { id } }, { signal }),
  });

/** What was done stands in the list, on the page and in the log. */
function useReload() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: officeAccountsKey }),
      client.invalidateQueries({ queryKey: auditKey }),
    ]);
}

/** Gives or takes a role. */
export function useChangeRole(id: string) {
  const reload = useReload();
  return useMutation({
    mutationFn: (body: Input<typeof changeRole>['body']) => call(changeRole, { params: { id }, body }),
    onSettled: reload,
  });
}

/** Ends one or all sessions. */
export function useEndOfficeSessions(id: string) {
  const reload = useReload();
  return useMutation({
    mutationFn: (body: Input<typeof endOfficeSessions>['body']) =>
      call(endOfficeSessions, { params: { id }, body }),
    onSettled: reload,
  });
}

type StaffMail = Input<typeof sendStaffMail>['body'];

/** Writes to the person by e-mail. */
export function useSendStaffMail(id: string) {
  const reload = useReload();
  return useMutation({
    mutationFn: (body: StaffMail) => call(sendStaffMail, { params: { id }, body }),
    onSettled: reload,
  });
}

type Page = Output<typeof listAccounts>;

/** Everyone with an account, page after page; `total` says how many match. */
export function useOfficeAccounts(filter: Pick<AccountFilter, 'q' | 'role'>) {
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: [...officeAccountsKey, 'list', filter],
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
