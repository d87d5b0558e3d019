import { useSyncExternalStore } from 'react';

const every = 30_000;
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = new Date();
    for (const tell of listeners) tell();
  }, every);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** A clock that goes on every half minute, one for all that show how long something has lasted. */
export function useNow(): Date {
  return useSyncExternalStore(
    subscribe,
    () => {
      if (listeners.size === 0 || Date.now() - now.getTime() > every) now = new Date();
      return now;
    },
    () => now,
  );
}
