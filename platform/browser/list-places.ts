import { useEffect, useRef, useSyncExternalStore } from 'react';

/** What somebody had in hand at an address of a list: the selected rows, and the one they were at. */
interface ListPlace {
  selected: readonly string[];
  current: string | undefined;
}

/** Kept in this tab, ids alone, so that Back finds it again; wiped at sign-out. */
const key = 'rumo-list-places';

/** Addresses of lists that are remembered: Back rarely goes further. */
const mostAddresses = 12;

const nowhere: ListPlace = { selected: [], current: undefined };

const listeners = new Set<() => void>();

type Places = Record<string, ListPlace>;

let text: string | null = null;

let places: Places = {};

function read(): Places {
  let stored = text;
  try {
    stored = sessionStorage.getItem(key);
  } catch {
    // Storage can be forbidden: places then last as long as the page.
  }
  if (stored !== text) {
    text = stored;
    places = stored === null ? {} : (JSON.parse(stored) as Places);
  }
  return places;
}

function write(address: string, place: ListPlace): void {
  const { [address]: _, ...others } = read();
  places = Object.fromEntries([[address, place], ...Object.entries(others)].slice(0, mostAddresses));
  text = JSON.stringify(places);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // See above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The place at one address of a list (`name?query`), and how to change it; at most `most` rows can be selected. */
export function useListPlace(address: string, most: number) {
  const place = useSyncExternalStore(
    subscribe,
    () => read()[address] ?? nowhere,
    () => nowhere,
  );
  const now = () => read()[address] ?? nowhere;
  return {
    ...place,
    /** Selects or deselects these; answers false when there would be too many, and leaves the rest out. */
    choose(ids: readonly string[], chosen: boolean): boolean {
      const others = now().selected.filter((id) => !ids.includes(id));
      const selected = chosen ? [...others, ...ids] : others;
      write(address, { ...now(), selected: selected.slice(0, most) });
      return selected.length <= most;
    },
    /** Selects exactly these. */
    keep: (ids: readonly string[]) => write(address, { ...now(), selected: ids }),
    /** The row that somebody is at: the keyboard goes on from there. */
    goTo: (id: string) => now().current !== id && write(address, { ...now(), current: id }),
  };
}

export type ListHand = ReturnType<typeof useListPlace>;

interface Awaited {
  /** The place of the row in the list, from 0. */
  place: number;
  /** What was asked for meanwhile, in its order. */
  acts: ((row: HTMLElement) => void)[];
}

/**
 * For a list whose keys go on past its last row, while a further page is on its way: whoever asked for the next row
 * arrives there, and what they press before that is done to it, not to the row they have left. `rows` gives the rows that
 * are there.
 */
export function useAwaitedRow(rows: () => HTMLElement[]) {
  const awaited = useRef<Awaited>(undefined);
  useEffect(() => {
    const { place, acts } = awaited.current ?? { place: -1, acts: [] };
    const row = rows()[place];
    if (!row) return;
    awaited.current = undefined;
    focusOnRow(row);
    for (const act of acts) act(row);
  });
  return {
    /** Waits for the row at this place; whoever does already goes on waiting. */
    wait(place: number): void {
      if (awaited.current?.place !== place) awaited.current = { place, acts: [] };
    },
    /** Somebody went elsewhere: no row that comes takes the focus. */
    forget(): void {
      awaited.current = undefined;
    },
    /** Does this to the row that is awaited, once it is there; false when none is. */
    whenThere(act: (row: HTMLElement) => void): boolean {
      awaited.current?.acts.push(act);
      return awaited.current !== undefined;
    },
  };
}

/** Moves the focus to what opens a row, and the list no further than it has to. */
export function focusOnRow(row: HTMLElement | undefined): void {
  const link = row?.querySelector<HTMLElement>('[data-open]');
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: 'nearest' });
}

/**
 * Moves the focus to the bar with what can be done with the selected rows, which lies under all rows of a list.
 * @returns false when nothing is selected.
 */
export function goToSelectionBar(): boolean {
  const first = document.querySelector<HTMLElement>('[data-bottom-strip] button');
  first?.focus();
  return first !== null;
}
