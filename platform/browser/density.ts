import { useSyncExternalStore } from 'react';

/** How close the rows of the office's lists stand: 52 px, or 40 for whoever wants to see more of them. */
export type Density = 'comfortable' | 'compact';

/** Kept per device: it goes with the screen, not with the person. */
const key = 'rumo-density';
const listeners = new Set<() => void>();
// Storage can be forbidden: the choice then lasts as long as the page.
let unsaved: Density = 'comfortable';

function read(): Density {
  try {
    return localStorage.getItem(key) === 'compact' ? 'compact' : 'comfortable';
  } catch {
    return unsaved;
  }
}

export function setDensity(density: Density): void {
  try {
    if (density === 'comfortable') localStorage.removeItem(key);
    else localStorage.setItem(key, density);
  } catch {
    unsaved = density;
  }
  for (const listener of listeners) listener();
}

export function useDensity(): Density {
  return useSyncExternalStore(subscribe, read, () => 'comfortable');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
