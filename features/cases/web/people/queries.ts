import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AccountFilter, listAccounts } from '#features/accounts/contract/accounts.ts';
import { officeAccountsKey } from '#features/accounts/web/office-queries.ts';
import { auditKey } from '#features/audit/web/office-queries.ts';
import { call } from '#platform/browser/api.ts';
import { pagedQuery } from '#platform/browser/paged-query.ts';
import type { Input } from '#platform/shared/contract.ts';
import {
  changeRole,
  endOfficeSessions,
  getOfficeAccount,
  sendStaffMail,
} from '../../contract/office-accounts.ts';

/** An account with everything an admin may see. */
export const officeAccountQuery = (id: string) =>
  queryOptions({
    queryKey: [...officeAccountsKey, 'one', id],
    queryFn: ({ signal }) => call(getOfficeAccount, { params: { id } }, { signal }),
  });

/** The list, the account and the log show the change. */
function useReload() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: officeAccountsKey }),
      client.invalidateQueries({ queryKey: auditKey }),
    ]);
}

/** Grants or revokes a role. */
export function useChangeRole(id: string) {
  const reload = useReload();
  return useMutation({
    mutationFn: (body: Input<typeof changeRole>['body']) => call(changeRole, { params: { id }, body }),
    onSettled: reload,
  });
}

/** Ends one session or all. */
export function useEndOfficeSessions(id: string) {
  const reload = useReload();
  return useMutation({
    mutationFn: (body: Input<typeof endOfficeSessions>['body']) =>
      call(endOfficeSessions, { params: { id }, body }),
    onSettled: reload,
  });
}

type StaffMail = Input<typeof sendStaffMail>['body'];

/** Sends the user an e-mail. */
export function useSendStaffMail(id: string) {
  const reload = useReload();
  return useMutation({
    mutationFn: (body: StaffMail) => call(sendStaffMail, { params: { id }, body }),
    onSettled: reload,
  });
}

export const officeAccountsQuery = (filter: Pick<AccountFilter, 'q' | 'role'>) =>
  pagedQuery({
    queryKey: [...officeAccountsKey, 'list', filter],
    read: (cursor, signal) => call(listAccounts, { query: { ...filter, cursor } }, { signal }),
  });
