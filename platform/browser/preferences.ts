import { barColors } from './bar-colors.ts';

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

/** Kept per device, signed out too; read before the first paint by first-paint-script.ts, which does what `show` does. */
const key = 'preferences';
// Storage can be forbidden: the choice then lasts as long as the page.
let unsaved: string | null = null;

/** What is kept, as it is written there; a text stays the same until something changes. */
export function storedPreferences(): string {
  try {
    return localStorage.getItem(key) ?? '{}';
  } catch {
    return unsaved ?? '{}';
  }
}

export function parsePreferences(text: string): Preferences {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

const queries = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(prefers-reduced-motion: reduce)',
];

/** Hear of every change that is shown on the page. */
export const listeners = new Set<() => void>();

function show() {
  const [dark, more, still] = queries.map((query) => matchMedia(query).matches);
  const { theme, text = 100, contrast, motion, calm = false } = parsePreferences(storedPreferences());
  Object.assign(document.documentElement.dataset, {
    theme: theme ?? (dark ? 'dark' : 'light'),
    contrast: contrast ?? (more ? 'high' : 'usual'),
    motion: motion ?? (still ? 'none' : 'free'),
    text,
    calm,
  });
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    bar.content = barColors[theme ?? (bar.media.includes('dark') ? 'dark' : 'light')];
  for (const listener of listeners) listener();
}

/** Once, at the root: every page follows when the device or another tab says otherwise while it is open. */
export function followDevice(): void {
  for (const query of queries) matchMedia(query).addEventListener('change', show);
  addEventListener('storage', show);
  // What the device said between the first paint and now.
  show();
}

/** Changes some of them, keeps all on this device and shows them at once. */
export function prefer(changes: { [Name in keyof Preferences]: Preferences[Name] | undefined }): void {
  unsaved = JSON.stringify({ ...parsePreferences(storedPreferences()), ...changes });
  try {
    localStorage.setItem(key, unsaved);
  } catch {
    // Kept in `unsaved`.
  }
  show();
}
