import { useSearchParams } from 'react-router';
import { useTypedSearch } from '#platform/browser/use-typed-search.ts';

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
