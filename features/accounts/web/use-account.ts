import { useQuery } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { getAccount } from '../contract/accounts.ts';

export type Account = Output<typeof getAccount>;

/** Who is signed in, with their role and what they may do, as the server says it. */
export function useAccount() {
  return useQuery<Account, ApiError>({
    queryKey: ['accounts', 'own'],
    queryFn: ({ signal }) => call(getAccount, {}, { signal }),
  });
}
