import { useSearchParams } from 'react-router';
import { useTypedSearch } from '#platform/browser/use-typed-search.ts';

/** Reads one parameter of the address (`''` where it is missing); returns undefined for what is no value of it. */
export type Reader<Value extends string = string> = (text: string) => Value | undefined;

/** What is searched for; the server takes 200 characters. */
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
  /** The query of this address, or of the one with these changes, in the order of the readers. */
  searchWith: (changes?: Partial<Filter>) => string;
  /** Something narrows the list. */
  isFiltered: boolean;
  /** Changes some of it; undefined removes a parameter. Typing replaces the entry of the history, a choice adds one. */
  change: (changes: Partial<Filter>, options?: { replace: boolean }) => void;
  /** Removes what narrows the list. */
  clear: () => void;
  /** The search box, for ListFilters: what is typed in it and how to type. */
  typing: { typed: string; type: (text: string) => void };
}

type FilterOf<Readers> = {
  [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value : never;
};

/**
 * What a list shows. It lives in the address: Back restores it, a link shares it. `q` is the search. The parameters that
 * `keeps` names (an order, a view, an open window) do not narrow the list: `clear` leaves them.
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

/** A query with these names in this order; what is empty is left out. */
export function searchOf(names: readonly string[], values: Record<string, string | undefined>): string {
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = values[name];
      return value ? [[name, value]] : [];
    }),
  ).toString();
}
