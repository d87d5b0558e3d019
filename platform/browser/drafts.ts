/**
 * What the user is still writing, kept in this tab: a reload or a lost session takes nothing. Signing out wipes it
 * (`stored-session.ts`), and so does signing in as another user.
 */
const prefix = 'draft:';

/** Held in every tab in which something is unsaved. Above the code that runs at load. */
const lockName = 'rumo-unsaved';

/** Returns the draft kept under this name over `blank`; a field of another kind than in `blank`, left by an older page, is dropped. */
export function readDraft<T extends object>(name: string, blank: T): T {
  try {
    return merge(blank, JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null')) as T;
  } catch {
    return blank;
  }
}

function merge(blank: unknown, kept: unknown): unknown {
  if (blank === undefined || blank === null) return kept;
  if (kindOf(kept) !== kindOf(blank)) return blank;
  if (kindOf(blank) !== 'object') return kept;
  const fields = Object.entries(kept as object).map(([key, value]) => [
    key,
    merge((blank as Record<string, unknown>)[key], value),
  ]);
  return { ...blank, ...Object.fromEntries(fields) };
}

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Keeps it; undefined forgets it. Storage can be full or forbidden: then the page alone remembers. */
export function keepDraft(name: string, draft: object | undefined): void {
  try {
    if (draft) sessionStorage.setItem(prefix + name, JSON.stringify(draft));
    else sessionStorage.removeItem(prefix + name);
  } catch {
    // Nothing to do: what was typed is still in the form.
  }
  tellOtherTabs();
}

/** Whether something was begun in this tab: a form that was emptied again, all its texts blank, does not count. */
export function hasDrafts(): boolean {
  try {
    return Object.entries(sessionStorage).some(
      ([key, kept]) => key.startsWith(prefix) && /:"\s*[^\s"]/.test(kept),
    );
  } catch {
    return false;
  }
}

let letGo: (() => void) | undefined;

/** Signing out in another tab empties this one: that one asks first while something is begun here. */
function tellOtherTabs(): void {
  if (hasDrafts()) {
    letGo ??= holdForOthers();
  } else {
    letGo?.();
    letGo = undefined;
  }
}

// After a reload, too. On the server there are no tabs.
if (typeof window !== 'undefined') {
  tellOtherTabs();
  addEventListener('tab-cleared', tellOtherTabs);
}

/** Tells the other tabs that something is unsaved in this one, for as long as it is held; a tab that is closed holds nothing. Returns a function that stops it. */
export function holdForOthers(): () => void {
  // Absent on plain http beyond this machine.
  if (!('locks' in navigator)) return () => {};
  let release = () => {};
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(lockName, { mode: 'shared' }, () => over);
  return () => release();
}

/** Whether a tab of this browser holds something unsaved. */
export async function isHeld(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName);
}
