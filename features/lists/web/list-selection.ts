import { useSyncExternalStore } from 'react';

/** The selected rows at one address of a list, and the row that last had the focus. */
interface ListPlace {
  selected: readonly string[];
  current: string | undefined;
}

/** Session storage, ids only, so that Back restores it; cleared at sign-out. */
const key = 'rumo-list-places';

/** How many addresses are remembered; Back rarely goes further. */
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
    // Storage can be forbidden: selections then last as long as the page.
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
    // As above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The selection and focus row at one address of a list (`name?query`), with setters. */
export function useListSelection(address: string) {
  const now = () => read()[address] ?? nowhere;
  const place = useSyncExternalStore(subscribe, now, () => nowhere);
  return {
    ...place,
    isSelected: (id: string) => now().selected.includes(id),
    /** Selects or deselects ids, up to `most` in all; returns false and drops the excess beyond that. */
    select(ids: readonly string[], on: boolean, most: number): boolean {
      const others = now().selected.filter((id) => !ids.includes(id));
      const selected = on ? [...others, ...ids] : others;
      write(address, { ...now(), selected: selected.slice(0, most) });
      return selected.length <= most;
    },
    /** Replaces the selection. */
    keep: (ids: readonly string[]) => write(address, { ...now(), selected: ids }),
    goTo: (id: string) => now().current !== id && write(address, { ...now(), current: id }),
  };
}
