import { useSyncExternalStore } from 'react';

/** The selected rows at an address of a list, and the row that last had the focus. */
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

/** The place at one address of a list (`name?query`), and how to change it. */
export function useListPlace(address: string) {
  const now = () => read()[address] ?? nowhere;
  const place = useSyncExternalStore(subscribe, now, () => nowhere);
  return {
    ...place,
    isSelected: (id: string) => now().selected.includes(id),
    /** Selects or deselects these, at most `most` in all; returns false when there would be more, and leaves out the rest. */
    select(ids: readonly string[], on: boolean, most: number): boolean {
      const others = now().selected.filter((id) => !ids.includes(id));
      const selected = on ? [...others, ...ids] : others;
      write(address, { ...now(), selected: selected.slice(0, most) });
      return selected.length <= most;
    },
    /** Selects exactly these. */
    keep: (ids: readonly string[]) => write(address, { ...now(), selected: ids }),
    goTo: (id: string) => now().current !== id && write(address, { ...now(), current: id }),
  };
}
