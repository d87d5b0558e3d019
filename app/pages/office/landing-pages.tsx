import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ListedPage } from '#features/pages/contract/pages.ts';
import { pageStatuses } from '#features/pages/rules/page-content.ts';
import { officePageTexts } from '#features/pages/texts/office-pages.ts';
import { DeletePageDialog, PageCard } from '#features/pages/web/page-card.tsx';
import { CreatePageDialog, EditPageDialog } from '#features/pages/web/page-dialogs.tsx';
import { type PageFilter, usePages } from '#features/pages/web/queries.ts';
import { formatCount } from '#platform/browser/format.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { useTypedSearch } from '#platform/browser/use-typed-search.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListCard } from '#ui/list-card.tsx';
import { FilterSelect, ListFilters } from '#ui/list-filters.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useErrorToast } from '#ui/use-error-toast.ts';
import type { Route } from './+types/landing-pages.ts';

const texts = officePageTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** The window over the list; `edit` and `delete` are about the page as it was in the list when they opened. */
type Window = { kind: 'create' } | { kind: 'edit' | 'delete'; page: ListedPage };

/** `/admin/landing-pages` */
export default function LandingPages() {
  const [params, setParams] = useSearchParams();
  const filter: PageFilter = {
    q: params.get('q')?.trim().slice(0, 200) || undefined,
    status: pageStatuses.find((status) => status === params.get('status')),
  };
  const change = (next: PageFilter, options?: { replace: boolean }) =>
    setParams(
      Object.entries(next).filter((pair): pair is [string, string] => pair[1] !== undefined),
      { ...options, preventScrollReset: true },
    );
  const list = usePages(filter);
  useErrorToast(texts.errors.title, list.error ? texts.errors.fetching : undefined);
  const { typed, type } = useTypedSearch(filter.q ?? '', (q) =>
    change({ ...filter, q: q || undefined }, { replace: true }),
  );
  const [open, setOpen] = useState<Window>();
  const close = () => setOpen(undefined);

  const pages = list.data?.landing_pages ?? [];
  const total = formatCount(list.data?.total ?? 0);
  const narrowed = filter.q !== undefined || filter.status !== undefined;
  const create = (
    <Button variant="primary" onClick={() => setOpen({ kind: 'create' })}>
      <Plus aria-hidden="true" />
      {texts.create}
    </Button>
  );
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} actions={create} />
      <ListFilters search={{ label: texts.searchLabel, placeholder: texts.search, typed, type }}>
        <FilterSelect
          label={texts.statusFilter}
          all={texts.allStatuses}
          options={pageStatuses.map((status) => [status, texts.statuses[status]] as const)}
          value={filter.status}
          onChange={(status) => change({ ...filter, status })}
        />
      </ListFilters>
      <ListCard
        title={texts.count(list.data && total)}
        list={list}
        loadingLabel={texts.loading}
        errorTitle={texts.errors.fetching}
        empty={
          narrowed ? (
            <EmptyState
              title={texts.nothingFound.title}
              action={<Button onClick={() => change({})}>{uiTexts.clearSearch}</Button>}
            >
              <p>{texts.nothingFound.body}</p>
            </EmptyState>
          ) : (
            <EmptyState title={texts.empty.title}>
              <p>{texts.empty.body}</p>
            </EmptyState>
          )
        }
        shown={pages.length}
        shownText={texts.shown(formatCount(pages.length), total)}
      >
        <ul className="grid grid-cols-1 gap-3 p-4">
          {pages.map((page) => (
            <li key={page.id}>
              <PageCard
                page={page}
                onEdit={() => setOpen({ kind: 'edit', page })}
                onDelete={() => setOpen({ kind: 'delete', page })}
              />
            </li>
          ))}
        </ul>
      </ListCard>
      {open?.kind === 'create' && <CreatePageDialog onClose={close} />}
      {open?.kind === 'edit' && <EditPageDialog page={open.page} onClose={close} />}
      {open?.kind === 'delete' && <DeletePageDialog page={open.page} onClose={close} />}
    </>
  );
}
