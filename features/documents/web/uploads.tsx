import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { useSession } from '#platform/browser/session.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { uploadQueueOf } from './kept-queue.ts';
import type { UploadQueue } from './upload-queue.ts';

const UploadsContext = createContext<UploadQueue | undefined>(undefined);

/** Holds the uploads for all signed-in screens below it, and says aloud what happens to them, whatever is on the screen. */
export function Uploads({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const userId = useSession().user?.id;
  const [queue] = useState(() => uploadQueueOf(userId, client));
  return (
    <UploadsContext value={queue}>
      {children}
      <Announcer queue={queue} />
    </UploadsContext>
  );
}

function Announcer({ queue }: { queue: UploadQueue }) {
  const announcement = useSyncExternalStore(
    queue.subscribe,
    () => queue.getState().announcement,
    () => '',
  );
  return <LiveRegion message={announcement} />;
}

/** The queue and its present state. */
export function useUploads() {
  const queue = use(UploadsContext);
  if (!queue) throw new Error('useUploads needs Uploads above it');
  const state = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState);
  return { queue, ...state };
}
