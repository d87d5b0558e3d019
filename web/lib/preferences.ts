import { useSyncExternalStore } from 'react';

/** How somebody reads best. What is absent is as the device says, or as usual. */
export interface Preferences {
  theme?: 'light' | 'dark';
  /** Percent of the usual text. */
  text?: 115 | 130 | 150;
  contrast?: 'usual' | 'high';
  motion?: 'none';
  /** Fewer things on a screen: what is second in rank is folded. */
  calm?: true;
}

/** Kept per device, signed out too; read before the first paint by first-paint-script.ts. */
const key = 'preferences';
const nothing = '{}';
const listeners = new Set<() => void>();
// Storage can be forbidden: the choice then lasts as long as the page.
let unsaved = nothing;

function stored(): string {
  try {
    return localStorage.getItem(key) ?? nothing;
  } catch {
    return unsaved;
  }
}

function parse(text: string): Preferences {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

const asked = (query: string) => matchMedia(query).matches;

function apply() {
  const { theme, text = 100, contrast, motion, calm = false } = parse(stored());
  Object.assign(document.documentElement.dataset, {
    theme: theme ?? (asked('(prefers-color-scheme: dark)') ? 'dark' : 'light'),
    contrast: contrast ?? (asked('(prefers-contrast: more)') ? 'high' : 'usual'),
    motion: motion ?? (asked('(prefers-reduced-motion: reduce)') ? 'none' : 'free'),
    text,
    calm,
  });
  for (const listener of listeners) listener();
}

const followed = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(prefers-reduced-motion: reduce)',
];

function subscribe(listener: () => void) {
  listeners.add(listener);
  const media = followed.map((query) => matchMedia(query));
  for (const one of media) one.addEventListener('change', apply);
  window.addEventListener('storage', apply);
  return () => {
    listeners.delete(listener);
    for (const one of media) one.removeEventListener('change', apply);
    window.removeEventListener('storage', apply);
  };
}

/** Changes some of them, keeps all on this device and shows them at once. */
export function prefer(changes: { [Name in keyof Preferences]: Preferences[Name] | undefined }) {
  const text = JSON.stringify({ ...parse(stored()), ...changes });
  try {
    if (text === nothing) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    unsaved = text;
  }
  apply();
}

/** What the reader prefers; nothing until the browser has said otherwise. */
export function usePreferences(): Preferences {
  return parse(useSyncExternalStore(subscribe, stored, () => nothing));
}

/** Whether the page is dark now; false on the server. */
export function useIsDark(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme === 'dark',
    () => false,
  );
}

/** Whether the page has high contrast now, by choice or because the device asks for it. */
export function useHasHighContrast(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.contrast === 'high',
    () => false,
  );
}
