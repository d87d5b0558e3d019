import {
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from './api.ts';
import { keepLists, restoreLists } from './kept-lists.ts';
import { keepPagesOffline } from './offline-app.ts';
import { isOnline } from './online.ts';
import { useSession } from './session.ts';
import { useLive } from './use-live.ts';

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
  // Whoever is refused for it looks at the setting at once, which shows why; a connection for news may be missing.
  const onError = (error: unknown) => {
    if (isMaintenance(error)) void client.invalidateQueries({ queryKey: ['settings', 'public'] });
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
