import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Input, Output } from '#platform/shared/contract.ts';
import {
  type AccountFile,
  changeRole,
  endOfficeSessions,
  getOfficeAccount,
  sendStaffMail,
} from '../../contract/office-accounts.ts';

const keyOf = (id: string) => ['accounts', 'office', 'one', id] as const;

/** One person with everything an admin sees of them. */
export function useOfficeAccount(id: string) {
  return useQuery<AccountFile, ApiError>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getOfficeAccount, { params: { id } }, { signal }),
  });
}

/** What was done stands in the list, on the page and in the log. */
function useReload() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['accounts', 'office'] }),
      client.invalidateQueries({ queryKey: ['audit'] }),
    ]);
}

/** Gives or takes a role. */
export function useChangeRole(id: string) {
  const reload = useReload();
  return useMutation<AccountFile, ApiError, Input<typeof changeRole>['body']>({
    mutationFn: (body) => call(changeRole, { params: { id }, body }),
    onSettled: reload,
  });
}

/** Ends one or all sessions. */
export function useEndOfficeSessions(id: string) {
  const reload = useReload();
  return useMutation<Output<typeof endOfficeSessions>, ApiError, Input<typeof endOfficeSessions>['body']>({
    mutationFn: (body) => call(endOfficeSessions, { params: { id }, body }),
    onSettled: reload,
  });
}

type StaffMail = Input<typeof sendStaffMail>['body'];

/** Writes to the person by e-mail. The two are called also when nobody looks at the form any more. */
export function useSendStaffMail(
  id: string,
  { onSent, onFailed }: { onSent: (mail: StaffMail) => void; onFailed: (message: string) => void },
) {
  const reload = useReload();
  return useMutation<Output<typeof sendStaffMail>, ApiError, StaffMail>({
    mutationFn: (body) => call(sendStaffMail, { params: { id }, body }),
    onSuccess: (_, mail) => onSent(mail),
    onError: ({ message }) => onFailed(message),
    onSettled: reload,
  });
}
