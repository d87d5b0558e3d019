import { useSyncExternalStore } from 'react';
import { listeners, type Preferences, parsePreferences, storedPreferences } from './preferences.ts';

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What the reader prefers; nothing until the browser has said otherwise. */
export function usePreferences(): Preferences {
  return parsePreferences(useSyncExternalStore(subscribe, storedPreferences, () => '{}'));
}

/** What the page shows now under this name: 'dark' of `theme`, 'high' of `contrast`. Undefined on the server. */
export function useShown(name: 'theme' | 'contrast'): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[name],
    () => undefined,
  );
}
