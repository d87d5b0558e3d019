import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from './api.ts';

/** Refusals that asking again cannot change. */
const final = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * The one place where answers of our API are cached, retried and thrown away. Signed-in layouts wrap their screens
 * in it; leaving them (sign-out) drops everything it held.
 */
export function ServerState({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { staleTime: 10_000, retry: (count, error) => count < 2 && !final(error) },
          mutations: { retry: false },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
