/** How a person reads best. What is absent is as the device says, or as usual. */
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

/** What the bars of a phone are painted with, as the page below them: `--page` of tokens.css in either theme. */
export const barColors = { light: '#fcfaf6', dark: '#0f1520' } as const;

/**
 * Runs in the head before the first paint, so neither what the reader prefers nor the sidebar flashes.
 * Preferences: what is kept (preferences.ts, which does the same later), else what the device asks for.
 * Sidebar: cookie `sidebar_state`, `false` means collapsed.
 * The bars of a phone take the page's color: the chosen theme's, or each device's own.
 * Language: a browser that prefers Portuguese is offered it, until its reader has chosen (language-offer.tsx).
 * It is one constant string, so a content policy can allow it by nonce or by hash.
 */
const firstPaintScript = `(function(d,p,m){try{p=JSON.parse(localStorage.getItem('preferences'))||p}catch(e){}
d.theme=p.theme||(m('(prefers-color-scheme: dark)')?'dark':'light');d.contrast=p.contrast||(m('(prefers-contrast: more)')?'high':'usual');
d.motion=p.motion||(m('(prefers-reduced-motion: reduce)')?'none':'free');d.text=p.text||100;d.calm=!!p.calm;
document.querySelectorAll('meta[name=theme-color]').forEach(function(t){t.content=(p.theme?p.theme=='dark':/dark/.test(t.media))?'${barColors.dark}':'${barColors.light}'});
if(/(?:^|; )sidebar_state=false(?:;|$)/.test(document.cookie))d.sidebar='collapsed';
try{delete d.offer;if(/^pt/i.test(navigator.language)&&!localStorage.getItem('rumo-language'))d.offer='pt'}catch(e){}})(document.documentElement.dataset,{},function(q){return matchMedia(q).matches})`;

/**
 * For a page that runs nothing else, or not yet: the same, and again when the device or another tab says otherwise, or when
 * the reader comes back to it from the page where one chooses.
 */
export const followingThemeScript = `(function(f){f();['(prefers-color-scheme: dark)','(prefers-contrast: more)','(prefers-reduced-motion: reduce)'].forEach(function(q){matchMedia(q).addEventListener('change',f)});addEventListener('storage',f);addEventListener('pageshow',f)})(function(){${firstPaintScript}})`;
