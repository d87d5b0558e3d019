import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { LiveChange } from '#platform/shared/live.ts';
import { staleAfter } from './freshness.ts';
import { followWithOtherTabs, untilVisible } from './live-tabs.ts';

/** Changes that come together are read together; the second pause keeps a busy office from asking without end. */
const gatherMs = 150;

const atMostEveryMs = 2_000;

/** How often everything is read again while no stream tells what has changed. */
const pollMs = 30_000;

/**
 * Keeps what `client` holds as the server has it, for as long as the person is signed in. Returns how to stop.
 * @param readingSince - when `client` began to read, milliseconds since 1970: what changed since then is read again.
 */
export function keepFresh(client: QueryClient, userId: string, readingSince: number): () => void {
  const changes = new Map<string, LiveChange>();
  let broken: QueryKey[] = [];
  let everything = false;
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRead = 0;

  const readSoon = () => {
    timer ??= setTimeout(() => void readStale(), Math.max(gatherMs, lastRead + atMostEveryMs - Date.now()));
  };
  const readAllSoon = () => {
    everything = true;
    readSoon();
  };
  const readStale = async () => {
    await untilVisible(leaving.signal);
    timer = undefined;
    if (leaving.signal.aborted) return;
    // An answer from before a change of this page would undo, on screen, what the user has just done.
    if (client.isMutating({ predicate: ({ state }) => !state.isPaused }) > 0) return readSoon();
    if (isFetchingMore(client)) return readSoon();
    lastRead = Date.now();
    if (everything) void client.invalidateQueries();
    else {
      void client.invalidateQueries(staleAfter([...changes.values()]));
      for (const queryKey of broken) void client.invalidateQueries({ queryKey });
    }
    changes.clear();
    broken = [];
    everything = false;
  };

  let polling: ReturnType<typeof setInterval> | undefined;
  const poll = (wanted: boolean) => {
    clearInterval(polling);
    polling = wanted ? setInterval(readAllSoon, pollMs) : undefined;
  };
  poll(true);

  const stopWatching = watchBrokenOff(client, (key) => {
    broken.push(key);
    readSoon();
  });

  let followedBefore = false;
  const stopFollowing = followWithOtherTabs(userId, readingSince, {
    onHello(complete) {
      poll(false);
      // Nobody knows what changed while no stream told.
      if (followedBefore || !complete) readAllSoon();
      followedBefore = true;
    },
    onUp(complete) {
      poll(false);
      if (!complete) readAllSoon();
      followedBefore = true;
    },
    onDown: () => poll(true),
    onChange: (change) => {
      changes.set(`${change.topic} ${change.application_id}`, change);
      readSoon();
    },
  });

  return () => {
    leaving.abort();
    clearTimeout(timer);
    clearInterval(polling);
    stopWatching();
    stopFollowing();
  };
}

const asksForMore = ({ state }: Pick<Query, 'state'>) => state.fetchMeta?.fetchMore !== undefined;

/**
 * Whether a list is on its way to its next page. Reading it again now would break that off, and the press on 'Show more'
 * would have led to nothing.
 */
const isFetchingMore = (client: QueryClient): boolean => client.isFetching({ predicate: asksForMore }) > 0;

/**
 * Calls `onBrokenOff` with the key of each list whose next page is asked for while it is being read again: that ends the
 * reading, and what had changed in the pages before would stay unseen. Returns how to stop.
 */
function watchBrokenOff(client: QueryClient, onBrokenOff: (key: readonly unknown[]) => void): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return;
    if (asksForMore(event.query) && event.query.state.isInvalidated) onBrokenOff(event.query.queryKey);
  });
}
