import { useQuery } from '@tanstack/react-query';
import { notePresence, type PresenceSubject, type Viewer } from '#domain/contracts/presence.ts';
import { presenceEverySeconds } from '#domain/rules/presence.ts';
import { call } from '../../lib/api.ts';

/**
 * Says every 20 seconds that this page shows a case or a conversation, as long as it is looked at, and answers who else
 * has it open. A question that fails is asked again at the next turn: nobody misses anything by it.
 */
export function useViewers(type: PresenceSubject, id: string): readonly Viewer[] {
  const { data } = useQuery({
    queryKey: ['presence', type, id],
    queryFn: async ({ signal }) =>
      (await call(notePresence, { body: { subject_type: type, subject_id: id } }, { signal })).others,
    refetchInterval: presenceEverySeconds * 1000,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data ?? [];
}
