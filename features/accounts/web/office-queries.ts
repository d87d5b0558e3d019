import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { listStaff } from '../contract/accounts.ts';

export type StaffMember = Output<typeof listStaff>['staff'][number];

/** Begins the keys of everything that an admin reads of accounts. */
export const officeAccountsKey = ['accounts', 'office'] as const;

/** Who works here, by name. People come and go by the month: it is read again with the page. */
export const staffQuery = queryOptions({
  queryKey: ['accounts', 'staff'],
  queryFn: async ({ signal }) => (await call(listStaff, {}, { signal })).staff,
  staleTime: 60_000,
});
