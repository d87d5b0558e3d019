import { useQuery } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { listStaff } from '../contract/accounts.ts';

type Answer = Output<typeof listStaff>;
export type StaffMember = Answer['staff'][number];

/** Who works here, by name. People come and go by the month: it is read again with the page. */
export function useStaff(): StaffMember[] {
  const { data } = useQuery<Answer, ApiError>({
    queryKey: ['accounts', 'staff'],
    queryFn: ({ signal }) => call(listStaff, {}, { signal }),
    staleTime: 60_000,
  });
  return data?.staff ?? [];
}
