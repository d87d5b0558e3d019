import type { QueryClient } from '@tanstack/react-query';
import { isFetchingMore, watchBrokenOff } from './fetching-more.ts';
import { staleAfter } from './live-keys.ts';
import { followWithOtherTabs } from './live-tabs.ts';
import { untilVisible } from './visibility.ts';

/** Changes that come together are read together; the second pause keeps a busy office from asking without end. */
const gatherMs = 150;
const atMostEveryMs = 2_000;
/** How often everything is read again while no stream tells what has changed. */
const pollMs = 30_000;

/**
 * Keeps what `client` holds as the server has it, for as long as the person is signed in. Answers how to stop.
 * @param readingSince - when `client` began to read, milliseconds since 1970: what changed since then is read again.
 */
export function keepFresh(client: QueryClient, userId: string, readingSince: number): () => void {
  const stale = new Map<string, readonly unknown[]>();
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRead = 0;

  const readSoon = (...keys: (readonly unknown[])[]) => {
    for (const key of keys) stale.set(JSON.stringify(key), key);
    timer ??= setTimeout(() => void readStale(), Math.max(gatherMs, lastRead + atMostEveryMs - Date.now()));
  };
  const readStale = async () => {
    await untilVisible(leaving.signal);
    timer = undefined;
    if (leaving.signal.aborted) return;
    // An answer from before a change of this page would undo, on screen, what the person has just done.
    if (client.isMutating({ predicate: ({ state }) => !state.isPaused }) > 0) return readSoon();
    if (isFetchingMore(client)) return readSoon();
    lastRead = Date.now();
    const keys = [...stale.values()];
    stale.clear();
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };

  let polling: ReturnType<typeof setInterval> | undefined;
  const poll = (wanted: boolean) => {
    clearInterval(polling);
    polling = wanted ? setInterval(() => readSoon([]), pollMs) : undefined;
  };
  poll(true);

  const stopWatching = watchBrokenOff(client, readSoon);

  let followedBefore = false;
  const stopFollowing = followWithOtherTabs(userId, readingSince, {
    onHello(complete) {
      poll(false);
      // Nobody knows what changed while no stream told.
      if (followedBefore || !complete) readSoon([]);
      followedBefore = true;
    },
    onUp(complete) {
      poll(false);
      if (!complete) readSoon([]);
      followedBefore = true;
    },
    onDown: () => poll(true),
    onChange: (change) => readSoon(...staleAfter(change)),
  });

  return () => {
    leaving.abort();
    clearTimeout(timer);
    clearInterval(polling);
    stopWatching();
    stopFollowing();
  };
}
