import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveChange, LiveTopic } from '#platform/shared/live.ts';
import { followWithOtherTabs, untilVisible } from './live-tabs.ts';

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

type Key = readonly (string | null)[];

/** What to read again when a topic changed; `id` is the application's. Keys begin with a noun, as everywhere. */
const keysOf: Record<LiveTopic, (id: string | null) => Key[]> = {
  applications: (id) => [['applications', 'own'], ['guide', id], ['audit']],
  guide: (id) => [['guide', id], ['applications', 'own'], ['audit']],
  documents: (id) => [['documents', id], ['guide', id], ['applications', 'own'], ['audit']],
  profile: () => [['profiles'], ['audit']],
  subscription: () => [['profiles'], ['subscriptions']],
  settings: () => [['settings']],
  marketing: () => [],
  support: () => [['support'], ['audit']],
  'office-applications': () => [['applications', 'office'], ['overview']],
  'office-reviews': () => [
    ['reviews', 'office'],
    ['applications', 'office', 'case'],
  ],
  'office-support': () => [['support'], ['mails'], ['overview'], ['applications', 'office', 'case']],
};

export function staleAfter({ topic, application_id }: LiveChange): Key[] {
  return keysOf[topic](application_id);
}

const asksForMore = ({ state }: Pick<Query, 'state'>) => state.fetchMeta?.fetchMore !== undefined;

/**
 * Whether a list is on its way to its next page. To read it anew now would break that off, and the press on 'Show more' would
 * have led to nothing.
 */
export const isFetchingMore = (client: QueryClient): boolean =>
  client.isFetching({ predicate: asksForMore }) > 0;

/**
 * Calls `onBrokenOff` with the key of each list whose next page is asked for while it is being read anew: that ends the
 * reading, and what had changed in the pages before would stay unseen. Answers how to stop.
 */
export function watchBrokenOff(
  client: QueryClient,
  onBrokenOff: (key: readonly unknown[]) => void,
): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return;
    if (asksForMore(event.query) && event.query.state.isInvalidated) onBrokenOff(event.query.queryKey);
  });
}
