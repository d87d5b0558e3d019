import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#platform/browser/api.ts';
import { endPresence, notePresence, type PresenceSubject, type Viewer } from '../contract.ts';
import { presenceEverySeconds } from '../rules.ts';

/**
 * Says every 20 seconds that this page shows a case or a conversation, as long as it is looked at, and answers who else
 * has it open. A question that fails is asked again at the next turn: nobody misses anything by it. Who goes on to the
 * next one says so at once; otherwise somebody who looks through ten cases would stand at each of them.
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
  useEffect(() => {
    const leave = () => {
      const params = { subject_type: type, subject_id: id };
      call(endPresence, { params }, { keepalive: true }).catch(() => {
        // Nobody reads it any more, and what was not said is so after 45 seconds.
      });
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [type, id]);
  return data ?? [];
}
