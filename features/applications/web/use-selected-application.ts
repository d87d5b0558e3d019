import { useSyncExternalStore } from 'react';

/** Kept in the browser, like everything of a person there wiped at sign-out. */
const key = 'rumo-application';
const listeners = new Set<() => void>();

// Storage can be forbidden: the choice then lasts as long as the page.
let unsaved: string | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return unsaved;
  }
}

/** The id of the application that this browser was last set to, in all its tabs, and how to set another. */
export function useSelectedApplication(): [string | null, (id: string) => void] {
  const selected = useSyncExternalStore(subscribe, read, () => null);
  return [selected, select];
}

function select(id: string): void {
  try {
    localStorage.setItem(key, id);
  } catch {
    unsaved = id;
  }
  for (const listener of listeners) listener();
}
