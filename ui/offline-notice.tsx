import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { formatFrom } from '#platform/browser/format.ts';
import { isKept } from '#platform/browser/kept-mutations.ts';
import { useOnline } from '#platform/browser/online.ts';
import { offlineTexts } from '#platform/shared/texts/offline.ts';
import { Alert } from './alert.tsx';

/** Says that there is no connection, how old the screen is, and that nothing is lost. */
export function OfflineNotice() {
  return useOnline() ? null : <Notice />;
}

function Notice() {
  const age = useDataAge();
  const waiting = useMutationState({
    filters: { status: 'pending', predicate: (change) => change.state.isPaused && isKept(change) },
  });
  return (
    <Alert tone="info" title={offlineTexts.title} className="no-print mt-4">
      <p>{offlineTexts.detail}</p>
      {waiting.length > 0 && <p>{offlineTexts.ticksWaiting}</p>}
      {age && <p className="text-small text-muted">{offlineTexts.from(formatFrom(new Date(age)))}</p>}
    </Alert>
  );
}

/** When the oldest of what is on the screen was read, in milliseconds; undefined while nothing is. */
export function useDataAge(): number | undefined {
  const cache = useQueryClient().getQueryCache();
  const oldest = () => {
    const times = cache
      .findAll({ type: 'active' })
      .map(({ state }) => state.dataUpdatedAt)
      .filter((time) => time > 0);
    return times.length > 0 ? Math.min(...times) : undefined;
  };
  return useSyncExternalStore((listener) => cache.subscribe(listener), oldest);
}
