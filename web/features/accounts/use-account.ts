import { useQuery } from '@tanstack/react-query';
import { getAccount } from '#domain/contracts/accounts.ts';
import type { Output } from '#domain/contracts/contract.ts';
import { type ApiError, call } from '../../lib/api.ts';

export type Account = Output<typeof getAccount>;

/** Who is signed in, with their role and what they may do, as the server says it. */
export function useAccount() {
  return useQuery<Account, ApiError>({
    queryKey: ['accounts', 'own'],
    queryFn: ({ signal }) => call(getAccount, {}, { signal }),
  });
}
