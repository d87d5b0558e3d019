import type { QueryClient } from '@tanstack/react-query';
import { currentSession, subscribe } from '#platform/browser/session-store.ts';
import { markUnsaved } from '#platform/browser/unsaved-changes.ts';
import { isUnderWay } from './upload-item.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

let kept: { userId: string | undefined; queue: UploadQueue } | undefined;

/**
 * The person's uploads. They go on when the signed-in screens are left for a public page, as for the support page to ask
 * about one of them, and end when the person is no longer signed in.
 */
export function uploadQueueOf(userId: string | undefined, client: QueryClient): UploadQueue {
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

/** While a file is on its way, and only then. */
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
