import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import {
  checkSlug,
  createPage,
  deletePage,
  duplicatePage,
  getPage,
  listPages,
  type OfficePage,
  setVisibility,
  updatePage,
} from '../contract/pages.ts';
import type { PageStatus, PageTemplate } from '../rules/page-content.ts';

export interface PageFilter {
  q?: string;
  status?: PageStatus;
}

/** What the form of a page holds. */
export interface PageForm {
  slug: string;
  title: string;
  meta_description: string;
  status: PageStatus;
  is_active: boolean;
}

/** Begins the keys of everything about landing pages: invalidating it asks for all of it again. */
const pagesKey = ['landing-pages'] as const;

/** Landing pages, newest first, as far as the filter goes. */
export function usePages(filter: PageFilter) {
  return useQuery<Output<typeof listPages>, ApiError>({
    queryKey: [...pagesKey, 'list', filter],
    queryFn: ({ signal }) => call(listPages, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Whether a slug can be used by the page `except`, or by a new one; not asked while `slug` is undefined. */
export function useSlugCheck(slug: string | undefined, except: string | undefined) {
  return useQuery<Output<typeof checkSlug>, ApiError>({
    queryKey: [...pagesKey, 'slug', slug, except],
    queryFn: ({ signal }) => call(checkSlug, { query: { slug: slug ?? '', except } }, { signal }),
    enabled: slug !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
}

/** A change of a page; every list of them is asked for again, whether it went or not. */
function useChange<Asked, Answer>(change: (asked: Asked) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation<Answer, ApiError, Asked>({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: [...pagesKey, 'list'] }),
  });
}

export const useCreatePage = () =>
  useChange<PageForm & { template: PageTemplate; client_key: string }, OfficePage>((body) =>
    call(createPage, { body }),
  );

export const useUpdatePage = (id: string) =>
  useChange<PageForm & { version: number }, OfficePage>((body) => call(updatePage, { params: { id }, body }));

export const useSetVisibility = (id: string) =>
  useChange<{ status: PageStatus; is_active: boolean; version: number }, OfficePage>((body) =>
    call(setVisibility, { params: { id }, body }),
  );

export const useDuplicatePage = () =>
  useChange<{ id: string; client_key: string }, OfficePage>(({ id, client_key }) =>
    call(duplicatePage, { params: { id }, body: { client_key } }),
  );

export const useDeletePage = () => useChange<string, undefined>((id) => call(deletePage, { params: { id } }));

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
