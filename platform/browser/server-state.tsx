import {
  MutationCache,
  notifyManager,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from './api.ts';
import { type Freshness, invalidateTopic } from './freshness.ts';
import { keep, readKept } from './kept-storage.ts';
import { isOnline } from './online.ts';
import { useSession } from './session.ts';
import { keepPagesOffline, readStoredSession } from './stored-session.ts';

/** What screens have not been told of yet. The library waits for a timer, so that a save's own callbacks run before it. */
const untold = new Set<() => void>();
notifyManager.setScheduler((tell) => {
  untold.add(tell);
  setTimeout(() => untold.delete(tell) && tell(), 0);
});

/** A slow device hands over a second press before that timer: a box drawn from the cache would be as it was at the first press. */
function tellBeforePress(): void {
  for (const tell of untold) {
    untold.delete(tell);
    tell();
  }
}

/** Refusals that asking again cannot change, or not soon. */
const final = (error: unknown) =>
  error instanceof ApiError && ((error.status >= 400 && error.status < 500) || isMaintenance(error));

/** The site was closed for maintenance a moment ago, or still is. */
const isMaintenance = (error: unknown): boolean =>
  error instanceof ApiError && error.details.maintenance === true;

interface ServerStateProps {
  /** This device keeps the pages and the person's lists for reading without a connection. Not in the office. */
  keep?: boolean;
  children: ReactNode;
}

/**
 * The one place where answers of our API are cached, retried, followed and thrown away. Signed-in layouts wrap their
 * screens in it; leaving them (sign-out) drops everything it held.
 */
export function ServerState({ keep, children }: ServerStateProps) {
  const session = useSession();
  const keepFor = keep ? session.user?.id : undefined;
  const [client] = useState(() => makeClient(keepFor));
  const [madeAt] = useState(() => Date.now());
  useEffect(() => {
    const presses = ['pointerdown', 'keydown'] as const;
    for (const press of presses) window.addEventListener(press, tellBeforePress, true);
    return () => {
      for (const press of presses) window.removeEventListener(press, tellBeforePress, true);
    };
  }, []);
  useEffect(() => {
    if (!keepFor) return;
    keepPagesOffline();
    return keepLists(client, keepFor);
  }, [client, keepFor]);
  return (
    <QueryClientProvider client={client}>
      <Live readingSince={madeAt} />
      {children}
    </QueryClientProvider>
  );
}

function makeClient(keepFor: string | undefined): QueryClient {
  // It learns of changes by itself, but believes in a connection until then.
  onlineManager.setOnline(isOnline());
  // The setting says why, and is read at once: the stream of live events may be missing.
  const onError = (error: unknown) => {
    if (isMaintenance(error)) void invalidateTopic(client, 'maintenance');
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < 2 && !final(error),
        // What was read stays readable for as long as the page does.
        ...(keepFor && { gcTime: Number.POSITIVE_INFINITY }),
      },
      mutations: { retry: false },
    },
  });
  if (keepFor) restoreLists(client, keepFor);
  return client;
}

function Live({ readingSince }: { readingSince: number }) {
  useLive(readingSince);
  return null;
}

/**
 * Follows what changes on the server while a person is signed in. Fetched late: no first paint needs it.
 * @param readingSince - when the lists of this page began to be read, milliseconds since 1970.
 */
export function useLive(readingSince: number): void {
  const client = useQueryClient();
  const session = useSession();
  const userId = session.state === 'signed-in' && !session.ended ? session.user.id : undefined;
  useEffect(() => {
    if (!userId) return;
    let stop = () => {};
    let left = false;
    import('./live.ts').then(
      ({ keepFresh }) => {
        if (!left) stop = keepFresh(client, userId, readingSince);
      },
      // Without it the lists are read again when the window is looked at, as ever.
      () => {},
    );
    return () => {
      left = true;
      stop();
    };
  }, [client, userId, readingSince]);
}

const beginning = 'list:';

interface KeptList {
  key: QueryKey;
  data: unknown;
  /** A list that no screen has shown yet follows changes, too. */
  meta: Freshness | undefined;
  madeBy: string;
}

/** Lists of another version of the program may have another shape. */
function version(): string {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { version?: string } };
  return manifest?.version ?? '';
}

/**
 * Puts into `client` what this device has kept for the person, with the time it is from. It is read again as soon as a
 * screen shows it, however young it is: nobody followed the changes since.
 */
export function restoreLists(client: QueryClient, userId: string): void {
  for (const { kept } of readKept(beginning, userId)) {
    const { key, data, meta, madeBy } = kept.value as KeptList;
    if (madeBy !== version()) continue;
    client.getQueryCache().build(client, { queryKey: key, meta });
    client.setQueryData(key, data, { updatedAt: kept.at });
    void client.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  }
}

/** Keeps what `client` reads from now on. Returns a function that stops it. */
export function keepLists(client: QueryClient, userId: string): () => void {
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success' || !query.meta?.offline) return;
    if (readStoredSession()?.user.id !== userId) return;
    const value: KeptList = {
      key: query.queryKey,
      data: query.state.data,
      meta: query.meta,
      madeBy: version(),
    };
    keep(beginning + query.queryHash, { userId, at: query.state.dataUpdatedAt, value });
  });
}
