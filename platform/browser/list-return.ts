import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { type comingBack, type Read, readAll, readKey } from './list-address.ts';

/** Addresses that are remembered: Back rarely goes further. */
const mostAddresses = 20;
/** Pages that are fetched again, one after the other; a person who had read further begins here. */
const mostPages = 20;
/** Milliseconds of rest before a scroll is written down. */
const restMs = 150;

function write(address: string, read: Read): void {
  const { [address]: _, ...others } = readAll();
  const all = Object.fromEntries([[address, read], ...Object.entries(others)].slice(0, mostAddresses));
  try {
    sessionStorage.setItem(readKey, JSON.stringify(all));
  } catch {
    // Storage can be forbidden or full: Back then begins at the top.
  }
}

/** The question behind a list, as TanStack Query asks it. */
interface Asked {
  isPending: boolean;
  isPlaceholderData?: boolean;
  isFetchingNextPage?: boolean;
  hasNextPage?: boolean;
  fetchNextPage?: () => unknown;
  error: unknown;
  data?: unknown;
}

/**
 * Back, a reload and a way back find a list as it was left: the pages that had come, and the scroll. Everything else of it
 * (search, filters) is in the address. A link that leads there again begins at the top. Once on a screen.
 */
export function useListReturn(list: Asked): void {
  const { pathname, search, key: visit, state } = useLocation();
  const address = pathname + search;
  const type = useNavigationType();
  const returns =
    (state as typeof comingBack | null)?.comingBack === true || (type === 'POP' && !isNewVisit());
  const pages = (list.data as { pages?: readonly unknown[] } | undefined)?.pages?.length ?? 1;
  const settled = !list.isPending && !list.isPlaceholderData;

  const goal = useRef<Read & { visit: string }>(undefined);
  const begun = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (begun.current === visit) return;
    begun.current = visit;
    const read = returns ? readAll()[address] : undefined;
    goal.current = read && { ...read, visit };
  }, [visit, returns, address]);

  // Fetches what is missing, then goes there.
  useEffect(() => {
    const { current } = goal;
    if (!current || !settled || list.isFetchingNextPage) return;
    if (pages < Math.min(current.pages, mostPages) && list.hasNextPage && !list.error) {
      list.fetchNextPage?.();
      return;
    }
    goal.current = undefined;
    if (current.scroll > 0) window.scrollTo(0, current.scroll);
  });

  // A person who moves by themselves meanwhile is not pulled away.
  useEffect(() => {
    const stay = () => {
      goal.current = undefined;
    };
    const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const move of moves) window.addEventListener(move, stay, { passive: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, stay);
    };
  }, []);

  // Writes down how far a person is; not while the list is on its way there. The last place is the one before leaving.
  const latest = useRef({ pages, settled });
  useLayoutEffect(() => {
    latest.current = { pages, settled };
  });
  useLayoutEffect(() => {
    let scroll = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      clearTimeout(timer);
      if (!goal.current && latest.current.settled) write(address, { pages: latest.current.pages, scroll });
    };
    const moved = () => {
      if (goal.current) return;
      scroll = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(note, restMs);
    };
    window.addEventListener('scroll', moved, { passive: true });
    window.addEventListener('pagehide', note);
    return () => {
      window.removeEventListener('scroll', moved);
      window.removeEventListener('pagehide', note);
      note();
    };
  }, [address]);
  useEffect(() => {
    if (settled && !goal.current) write(address, { pages, scroll: window.scrollY });
  }, [address, pages, settled]);
}

/** The first page of this visit was opened by its address: not reloaded, and not come back to. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && !wentBack;
}

let wentBack = false;
if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => {
    wentBack = true;
  });
