import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

/** The windows that are open as entries of the history. An entry of another id is left over: from a reload, or by Forward. */
const openEntries = new Set<string>();

const isEntry = (id: string) => history.state?.window === id;

/**
 * While `open`, an entry of the history at the same address, so that Back closes a window instead of leaving the page
 * under it. `onBack` is called once the user has gone back; a window that stays open then has an entry again.
 *
 * Returns a function that leaves the entry, after which `onBack` and `then` are called: for a link inside, because a
 * page that is asked for while the history moves is not shown. It returns false if there is no entry to leave.
 */
export function useHistoryEntry(open: boolean, onBack: () => void): (then?: () => void) => boolean {
  const id = useId();
  /** Twice would leave the page. */
  const isLeaving = useRef(false);
  const after = useRef<() => void>(undefined);
  const below = useRef<string>(undefined);
  const [backs, setBacks] = useState(0);
  const back = useEffectEvent(onBack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a window that refuses to close gets its entry back
  useEffect(() => {
    if (!open) return;
    isLeaving.current = false;
    below.current = enter(id) ?? below.current;
    const follow = () => {
      if (isEntry(id)) return;
      back();
      after.current?.();
      after.current = undefined;
      setBacks((count) => count + 1);
    };
    addEventListener('popstate', follow);
    return () => {
      openEntries.delete(id);
      removeEventListener('popstate', follow);
      // Closed by a button of its own: the entry is still there.
      if (isEntry(id) && !isLeaving.current) leave(below.current);
    };
  }, [open, id, backs]);
  return (then) => {
    if (!isEntry(id)) return false;
    after.current = then ?? after.current;
    if (!isLeaving.current) leave(below.current);
    isLeaving.current = true;
    return true;
  };
}

/** Returns the key of the entry below, where the browser knows keys and the entry is new. */
function enter(id: string): string | undefined {
  // Null where the address bar led to another part of the page.
  const { state } = history;
  openEntries.add(id);
  if (isLeftOver()) {
    history.replaceState({ ...state, window: id }, '');
    return undefined;
  }
  const below = window.navigation?.currentEntry?.key;
  // React Router's key stays, for the place is the same; its idx counts on, because it measures how far Back went.
  history.pushState({ ...state, ...(state && { idx: state.idx + 1 }), window: id }, '');
  return below;
}

/**
 * Goes to the entry below. By its key, because the pages that a frame in the window has turned are entries too, and Back
 * would only turn them. An entry that another window has left there meanwhile is left as well.
 */
function leave(below: string | undefined): void {
  addEventListener('popstate', () => isLeftOver() && history.back(), { once: true });
  const known = below !== undefined && window.navigation?.entries().some(({ key }) => key === below);
  if (known) window.navigation.traverseTo(below);
  else history.back();
}

const isLeftOver = (): boolean => history.state?.window && !openEntries.has(history.state.window);
