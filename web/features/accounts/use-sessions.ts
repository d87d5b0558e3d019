import { useQuery } from '@tanstack/react-query';
import { listSessions } from '#domain/contracts/accounts.ts';
import { call } from '../../lib/api.ts';

/** Where this person is signed in. */
export function useSessions() {
  return useQuery({
    queryKey: ['accounts', 'sessions'],
    queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).sessions,
  });
}
