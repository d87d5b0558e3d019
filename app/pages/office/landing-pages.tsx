import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { officeListTexts } from '#features/lists/texts/office-lists.ts';
import { EmptyList } from '#features/lists/web/empty-list.tsx';
import { KeyLegend } from '#features/lists/web/key-legend.tsx';
import { oneOf, searchText, useListAddress } from '#features/lists/web/list-address.ts';
import { useRows } from '#features/lists/web/rows.tsx';
import type { ListedPage } from '#features/pages/contract/pages.ts';
import { pageStatuses } from '#features/pages/rules/page-content.ts';
import { officePageTexts } from '#features/pages/texts/office-pages.ts';
import { DeletePageDialog, PageCard } from '#features/pages/web/page-card.tsx';
import { CreatePageDialog, EditPageDialog } from '#features/pages/web/page-dialogs.tsx';
import { landingPagesQuery } from '#features/pages/web/queries.ts';
import { formatCount } from '#platform/browser/format.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { Button } from '#ui/button.tsx';
import { ListCard } from '#ui/list-card.tsx';
import { FilterSelect, ListFilters } from '#ui/list-filters.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/landing-pages.ts';

const texts = officePageTexts;
const readers = { q: searchText, status: oneOf(pageStatuses) };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** The window over the list; `edit` and `delete` are about the page as it was in the list when they opened. */
type Window = { kind: 'create' } | { kind: 'edit' | 'delete'; page: ListedPage };

/** `/admin/landing-pages` */
export default function LandingPages() {
  const address = useListAddress(readers);
  const list = useQuery(landingPagesQuery(address.filter));
  const [open, setOpen] = useState<Window>();
  const close = () => setOpen(undefined);

  const pages = list.data?.landing_pages ?? [];
  const rows = useRows({
    place: `landing-pages?${address.searchWith()}`,
    ids: pages.map(({ id }) => id),
    texts: officeListTexts.keys.pages,
    search: true,
  });
  const total = formatCount(list.data?.total ?? 0);
  const create = (
    <Button variant="primary" onClick={() => setOpen({ kind: 'create' })}>
      <Plus aria-hidden="true" />
      {texts.create}
    </Button>
  );
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} actions={create} />
      <ListFilters search={{ label: texts.searchLabel, placeholder: texts.search, ...address.typing }}>
        <FilterSelect
          label={texts.statusFilter}
          all={texts.allStatuses}
          options={pageStatuses.map((status) => [status, texts.statuses[status]] as const)}
          value={address.filter.status}
          onChange={(status) => address.change({ status })}
        />
      </ListFilters>
      <ListCard
        plain
        title={texts.count(list.data && total)}
        list={list}
        loadingLabel={texts.loading}
        errorTitle={texts.errors.fetching}
        errorToast={{ title: texts.errors.title, text: texts.errors.fetching }}
        empty={<EmptyList address={address} empty={texts.empty} filtered={texts.nothingFound} />}
        shown={pages.length}
        shownText={texts.shown(formatCount(pages.length), total)}
      >
        <div {...rows.around}>
          <ul className="grid grid-cols-1 gap-3 p-4">
            {pages.map((page) => (
              <li key={page.id}>
                <PageCard
                  page={page}
                  isCurrent={page.id === rows.current}
                  onEdit={() => setOpen({ kind: 'edit', page })}
                  onDelete={() => setOpen({ kind: 'delete', page })}
                />
              </li>
            ))}
          </ul>
        </div>
      </ListCard>
      <KeyLegend rows={rows} />
      {open?.kind === 'create' && <CreatePageDialog onClose={close} />}
      {open?.kind === 'edit' && <EditPageDialog page={open.page} onClose={close} />}
      {open?.kind === 'delete' && <DeletePageDialog page={open.page} onClose={close} />}
    </>
  );
}
