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

/** One person with everything an admin sees of them. */
export const officeAccountQuery = (id: string) =>
  queryOptions({
    queryKey: [...officeAccountsKey, 'one', id],
    queryFn: ({ signal }) => call(getOfficeAccount, { params: { id } }, { signal }),
  });

/** What was done is shown in the list, on the page and in the log. */
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

/** Everyone with an account. */
export const officeAccountsQuery = (filter: Pick<AccountFilter, 'q' | 'role'>) =>
  pagedQuery({
    queryKey: [...officeAccountsKey, 'list', filter],
    read: (cursor, signal) => call(listAccounts, { query: { ...filter, cursor } }, { signal }),
  });
