import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
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

/** The values of the page form. */
export interface PageForm {
  slug: string;
  title: string;
  meta_description: string;
  status: PageStatus;
  is_active: boolean;
}

/** The prefix of all query keys about landing pages, for invalidation. */
const pagesKey = ['landing-pages'] as const;

/** Landing pages that match the filter, newest first. */
export const landingPagesQuery = (filter: PageFilter) =>
  queryOptions({
    queryKey: [...pagesKey, 'list', filter],
    queryFn: ({ signal }) => call(listPages, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Whether a slug is free for the page `except`, or for a new one; disabled while `slug` is undefined. */
export const slugQuery = (slug: string | undefined, except: string | undefined) =>
  queryOptions({
    queryKey: [...pagesKey, 'slug', slug, except],
    queryFn:
      slug === undefined
        ? skipToken
        : ({ signal }) => call(checkSlug, { query: { slug, except } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** A mutation of a page; invalidates every list, also after a failure. */
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

/** A page to edit. Loaded once when the editor opens: the save must detect drafts saved meanwhile. */
export const officePageQuery = (id: string) =>
  queryOptions({
    queryKey: [...pagesKey, 'one', id],
    queryFn: ({ signal }) => call(getPage, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Updates the cached page from a response and invalidates the lists. */
export function useSetOfficePage() {
  const client = useQueryClient();
  return (page: OfficePage) => {
    client.setQueryData(officePageQuery(page.id).queryKey, page);
    void client.invalidateQueries({
      predicate: ({ queryKey: [noun, part] }) => noun === 'landing-pages' && part !== 'one',
    });
  };
}
