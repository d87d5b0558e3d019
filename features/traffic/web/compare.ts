import { useSyncExternalStore } from 'react';

/** Kept per device, as the density of lists is. */
const key = 'rumo-analytics-compare';
const listeners = new Set<() => void>();
// Storage can be forbidden: the choice then lasts as long as the page.
let unsaved = true;

function read(): boolean {
  try {
    return localStorage.getItem(key) !== 'no';
  } catch {
    return unsaved;
  }
}

export function setCompare(compare: boolean): void {
  try {
    if (compare) localStorage.removeItem(key);
    else localStorage.setItem(key, 'no');
  } catch {
    unsaved = compare;
  }
  for (const listener of listeners) listener();
}

/** Whether the curve of before stands behind the present one; it does until somebody takes it away. */
export function useCompare(): boolean {
  return useSyncExternalStore(subscribe, read, () => true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
