import { useEffect, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';

/** Parses a search parameter (`''` when missing); returns undefined for an invalid value. */
export type Reader<Value extends string = string> = (text: string) => Value | undefined;

/** The search text; the server accepts 200 characters. */
export const searchText: Reader = (text) => text.trim().slice(0, 200) || undefined;

export const oneOf =
  <const Value extends string>(values: readonly Value[]): Reader<Value> =>
  (text) =>
    values.find((value) => value === text);

export const matching =
  (pattern: RegExp): Reader =>
  (text) =>
    pattern.test(text) ? text : undefined;

export interface ListAddress<Filter extends object> {
  filter: Filter;
  /** The query string of the current filter, with these changes, in the readers' order. */
  searchWith: (changes?: Partial<Filter>) => string;
  /** Whether any filter is set. */
  isFiltered: boolean;
  /** Changes parameters; undefined removes one. Typing replaces the history entry, a choice pushes one. */
  change: (changes: Partial<Filter>, options?: { replace: boolean }) => void;
  /** Removes all filters. */
  clear: () => void;
  /** The search box's state, for ListFilters. */
  typing: { typed: string; type: (text: string) => void };
}

type FilterOf<Readers> = {
  [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value : never;
};

/**
 * A list's filter in the address: Back restores it, a link shares it. `q` is the search. Parameters in `keeps` (sort
 * order, view, open dialog) are no filters: `clear` keeps them.
 */
export function useListAddress<Readers extends Record<string, Reader>>(
  readers: Readers,
  keeps: readonly (keyof Readers)[] = [],
): ListAddress<FilterOf<Readers>> {
  type Filter = FilterOf<Readers>;
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [name, read(params.get(name) ?? '')]),
  ) as Filter & Record<string, string | undefined>;

  const searchWith = (changes?: Partial<Filter>) => searchOf(Object.keys(readers), { ...filter, ...changes });
  const change = (changes: Partial<Filter>, options?: { replace: boolean }) =>
    setParams(searchWith(changes), { ...options, preventScrollReset: true });
  const typing = useTypedSearch(filter.q ?? '', (q) =>
    change({ q } as unknown as Partial<Filter>, { replace: true }),
  );

  const narrowing = Object.keys(readers).filter((name) => !keeps.includes(name));
  return {
    filter,
    searchWith,
    isFiltered: narrowing.some((name) => filter[name] !== undefined),
    change,
    clear: () => change(Object.fromEntries(narrowing.map((name) => [name, undefined])) as Partial<Filter>),
    typing,
  };
}

/** A query string of these names in this order, without empty values. */
export function searchOf(names: readonly string[], values: Record<string, string | undefined>): string {
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = values[name];
      return value ? [[name, value]] : [];
    }),
  ).toString();
}

/** How long typing must rest before the list is asked for again. */
const restMs = 250;

/**
 * What is in a search box whose truth is in the address: the address follows a moment after the typing, the box
 * follows the address when something else (Back, a link, 'Clear search') changes it. While the person is on the way to
 * another page the address is left alone: changing it would call them back.
 */
function useTypedSearch(inAddress: string, search: (q: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  // On its way into the address: a slow browser arrives there after the person has typed on, and what arrives late must
  // not take the box back.
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (inAddress !== seen) {
    setSeen(inAddress);
    const at = asked.indexOf(inAddress);
    setAsked(at < 0 ? [] : asked.slice(at + 1));
    if (at < 0) setTyped(inAddress);
  }
  const goal = asked.at(-1) ?? seen;

  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === goal || leaving) return;
    const timer = setTimeout(() => {
      setAsked((before) => [...before, wanted]);
      latest.current(wanted);
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed, goal, leaving]);

  return { typed, type: setTyped };
}
