import { useNavigate } from 'react-router';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import type { OfficeThread } from '../contract/support.ts';
import { useShowOfficeThread } from './use-office-thread.ts';

/** Shows where a reply or a note stands that was written in `id`: for a conversation that was merged, in the other one. */
export function useShowWritten(id: string) {
  const show = useShowOfficeThread();
  const navigate = useNavigate();
  const base = useOfficeBase();
  return (thread: OfficeThread) => {
    show(thread);
    if (thread.id !== id) void navigate(`${base}/support/${thread.id}`);
  };
}
