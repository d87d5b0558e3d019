import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  type QueryMeta,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { formatTotal } from './format.ts';

interface PagedQuery<Page> {
  queryKey: QueryKey;
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>;
  meta?: QueryMeta;
  refetchInterval?: number;
  gcTime?: number;
}

interface AnyPage {
  next_cursor: string | null;
  /** Of all pages; "1,000+" when counting stopped. */
  total?: number;
  total_is_capped?: boolean;
}

/** The options of an infinite query over a list. With a new filter the old rows stay until the new ones have arrived. */
export const pagedQuery = <Page extends AnyPage>({ read, ...options }: PagedQuery<Page>) =>
  infiniteQueryOptions({
    ...options,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** A list in pages: the query, all rows that have come, and how many there are in all, in words. */
export function usePagedQuery<Page extends AnyPage, Row>(
  options: ReturnType<typeof pagedQuery<Page>>,
  rowsOf: (page: Page) => readonly Row[],
) {
  const query = useInfiniteQuery(options);
  const first = query.data?.pages[0];
  return {
    ...query,
    /** The first page: what is told of the whole list. */
    first,
    rows: query.data?.pages.flatMap(rowsOf) ?? [],
    total: formatTotal(first?.total ?? 0, first?.total_is_capped ?? false),
  };
}
