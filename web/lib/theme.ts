import { useSyncExternalStore } from 'react';

/** What the reader chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

// Storage can be forbidden: the choice then lasts as long as the page.
let unsaved: ThemeChoice = 'system';

function savedChoice(): ThemeChoice {
  try {
    const saved = localStorage.getItem('theme');
    return saved === 'light' || saved === 'dark' ? saved : 'system';
  } catch {
    return unsaved;
  }
}

function apply() {
  const choice = savedChoice();
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', apply);
  window.addEventListener('storage', apply);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', apply);
    window.removeEventListener('storage', apply);
  };
}

/** Saves the choice on this device and shows it at once. */
export function chooseTheme(choice: ThemeChoice) {
  try {
    if (choice === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', choice);
  } catch {
    unsaved = choice;
  }
  apply();
}

/** The reader's choice, `system` until the browser has said otherwise. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, savedChoice, () => 'system');
}

/** Whether the page is dark now; false on the server. */
export function useIsDark(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme === 'dark',
    () => false,
  );
}
