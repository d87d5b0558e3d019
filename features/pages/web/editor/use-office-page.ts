import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { OfficePage } from '../../contract/landing-page-shapes.ts';
import { getPage } from '../../contract/landing-pages.ts';

const keyOf = (id: string) => ['landing-pages', 'one', id];

/**
 * One page to edit. It is read when the editor opens and not again while somebody edits: a draft that came in meanwhile
 * must be noticed by the save.
 */
export function useOfficePage(id: string) {
  return useQuery<OfficePage, ApiError>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getPage, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Shows the page as an answer gave it; lists of pages are read again. */
export function useSetOfficePage() {
  const client = useQueryClient();
  return (page: OfficePage) => {
    client.setQueryData(keyOf(page.id), page);
    void client.invalidateQueries({
      predicate: ({ queryKey: [noun, part] }) => noun === 'landing-pages' && part !== 'one',
    });
  };
}
