import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { call } from '#platform/browser/api.ts';
import {
  endPresence,
  heartbeatSeconds,
  notePresence,
  type PresenceSubject,
  type Viewer,
} from '../contract.ts';
import { officePresenceTexts } from '../texts.ts';

/** "Ana Ribeiro is viewing", while a colleague has the same thing open; it is read out when it comes and goes. */
export function Viewers({ type, id }: { type: PresenceSubject; id: string }) {
  const others = useViewers(type, id);
  return (
    <p role="status" className="empty:hidden">
      {others.length > 0 && (
        <span className="inline-flex items-center gap-1.5 rounded-tile bg-well px-2 py-0.5 text-small text-ink">
          <Eye aria-hidden="true" className="size-4 text-muted" />
          {officePresenceTexts.viewing(others.map(({ name }) => name))}
        </span>
      )}
    </p>
  );
}

/**
 * Says every 20 seconds that this page shows a case or a conversation, as long as it is looked at, and answers who else
 * has it open. A question that fails is asked again at the next turn: nobody misses anything by it. Who goes on to the
 * next one says so at once; otherwise a person who looks through ten cases would be at each of them.
 */
export function useViewers(type: PresenceSubject, id: string): readonly Viewer[] {
  const { data } = useQuery({
    queryKey: ['presence', type, id],
    queryFn: async ({ signal }) =>
      (await call(notePresence, { body: { subject_type: type, subject_id: id } }, { signal })).others,
    refetchInterval: heartbeatSeconds * 1000,
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
