import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

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
