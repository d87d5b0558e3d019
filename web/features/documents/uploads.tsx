import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { LiveRegion } from '../../ui/live-region.tsx';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

const UploadsContext = createContext<UploadQueue | undefined>(undefined);

/** Holds the uploads for all signed-in screens below it, and says aloud what happens to them, whatever is on the screen. */
export function Uploads({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [queue] = useState(() => createUploadQueue(client));
  useEffect(() => () => queue.stop(), [queue]);
  useLeavingWarning(queue);
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

/** The browser asks before the page goes while a file is on its way, and only then. */
function useLeavingWarning(queue: UploadQueue) {
  const busy = useSyncExternalStore(
    queue.subscribe,
    () => isBusy(queue),
    () => false,
  );
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [busy]);
}

function isBusy(queue: UploadQueue): boolean {
  return queue.getState().items.some(({ status }) => status === 'waiting' || status === 'uploading');
}
