import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { useSession } from '#platform/browser/session.ts';
import { currentSession, subscribe } from '#platform/browser/session-store.ts';
import { markUnsaved } from '#platform/browser/unsaved-changes.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { isUnderWay } from './upload-item.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

const UploadsContext = createContext<UploadQueue | undefined>(undefined);

/** Provides the uploads to all signed-in screens, and announces their progress to screen readers on any of them. */
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

/** The queue and its current state. */
export function useUploads() {
  const queue = use(UploadsContext);
  if (!queue) throw new Error('useUploads needs Uploads above it');
  const state = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState);
  return { queue, ...state };
}

let kept: { userId: string | undefined; queue: UploadQueue } | undefined;

/** The user's uploads. They continue on public pages, such as support, and end at sign-out. */
function uploadQueueOf(userId: string | undefined, client: QueryClient): UploadQueue {
  if (kept && kept.userId === userId) {
    kept.queue.attach(client);
    return kept.queue;
  }
  const queue = createUploadQueue(client);
  askBeforeLeaving(queue);
  kept = { userId, queue };
  const stopWatching = subscribe(() => {
    if (currentSession().user?.id === userId) return;
    stopWatching();
    queue.stop();
    if (kept?.queue === queue) kept = undefined;
  });
  return queue;
}

/** Asks before leaving only while an upload is running. */
function askBeforeLeaving(queue: UploadQueue): void {
  let unmark: (() => void) | undefined;
  queue.subscribe(() => {
    const busy = queue.getState().items.some(isUnderWay);
    if (busy) unmark ??= markUnsaved();
    else {
      unmark?.();
      unmark = undefined;
    }
  });
}
