import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { endSession, listSessions } from '../contract/accounts.ts';

const sessionsKey = ['accounts', 'sessions'] as const;

/** Where this person is signed in. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).sessions,
  });
}

/** Signs out one other device. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
