import type { Query, QueryClient } from '@tanstack/react-query';

const asksForMore = ({ state }: Pick<Query, 'state'>) => state.fetchMeta?.fetchMore !== undefined;

/**
 * Whether a list is on its way to its next page. To read it anew now would break that off, and the press on 'Show more' would
 * have led to nothing.
 */
export const isFetchingMore = (client: QueryClient): boolean =>
  client.isFetching({ predicate: asksForMore }) > 0;

/**
 * Calls `onBrokenOff` with the key of each list whose next page is asked for while it is being read anew: that ends the
 * reading, and what had changed in the pages before would stay unseen. Answers how to stop.
 */
export function watchBrokenOff(
  client: QueryClient,
  onBrokenOff: (key: readonly unknown[]) => void,
): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return;
    if (asksForMore(event.query) && event.query.state.isInvalidated) onBrokenOff(event.query.queryKey);
  });
}
