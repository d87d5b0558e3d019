import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from './api.ts';
import { keepLists, restoreLists } from './kept-lists.ts';
import { keepPagesOffline } from './offline-app.ts';
import { isOnline } from './online.ts';
import { useSession } from './session.ts';
import { useLive } from './use-live.ts';

/** Refusals that asking again cannot change. */
const final = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

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
  useEffect(() => {
    if (!keepFor) return;
    keepPagesOffline();
    return keepLists(client, keepFor);
  }, [client, keepFor]);
  return (
    <QueryClientProvider client={client}>
      <Live />
      {children}
    </QueryClientProvider>
  );
}

function makeClient(keepFor: string | undefined): QueryClient {
  // It learns of changes by itself, but believes in a connection until then.
  onlineManager.setOnline(isOnline());
  const client = new QueryClient({
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

function Live() {
  useLive();
  return null;
}
