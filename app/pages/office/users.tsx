import { RefreshCw } from 'lucide-react';
import { exportAccounts } from '#features/accounts/contract/accounts.ts';
import { officeAccountTexts } from '#features/cases/texts/office-accounts.ts';
import { AccountsTable, accountColumns } from '#features/cases/web/people/accounts-table.tsx';
import { officeAccountsQuery } from '#features/cases/web/people/queries.ts';
import { officeListTexts } from '#features/lists/texts/office-lists.ts';
import { ColumnsBox, ColumnsMenu, useColumns } from '#features/lists/web/chosen-columns.tsx';
import { EmptyList } from '#features/lists/web/empty-list.tsx';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { KeyLegend } from '#features/lists/web/key-legend.tsx';
import { oneOf, searchText, useListAddress } from '#features/lists/web/list-address.ts';
import { useRows } from '#features/lists/web/rows.tsx';
import { formatCount } from '#platform/browser/format.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { usePagedQuery } from '#platform/browser/paged-query.ts';
import { roleNames } from '#platform/shared/roles.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { ListCard } from '#ui/list-card.tsx';
import { FilterSelect, ListFilters } from '#ui/list-filters.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/users.ts';

const texts = officeAccountTexts;
const readers = { q: searchText, role: oneOf(roleNames) };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/users` */
export default function Users() {
  const address = useListAddress(readers);
  const { filter } = address;
  const list = usePagedQuery(officeAccountsQuery(filter), (page) => page.accounts);
  const rows = useRows({
    place: `users?${address.searchWith()}`,
    ids: list.rows.map(({ id }) => id),
    texts: officeListTexts.keys.people,
    pages: list,
    search: true,
  });

  const columns = useColumns(accountColumns);
  const title = texts.cardHeader(list.data && list.total);
  return (
    <>
      <LiveRegion message={list.data && !list.error ? texts.loaded : ''} />
      <PageHeader
        tight
        title={texts.title}
        lead={list.data && texts.count(list.total)}
        actions={
          <>
            <ExportButton contract={exportAccounts} input={{ query: filter }} failed={texts.export.failed} />
            <Button busy={list.isFetching} onClick={() => list.refetch()}>
              {!list.isFetching && <RefreshCw aria-hidden="true" />}
              {texts.refresh}
            </Button>
          </>
        }
      />
      <ListCard
        title={title}
        filters={
          <ListFilters search={{ label: texts.searchLabel, placeholder: texts.search, ...address.typing }}>
            <FilterSelect
              label={texts.roleFilter}
              all={texts.roles.all}
              options={roleNames.map((name) => [name, texts.roles[name]] as const)}
              value={filter.role}
              onChange={(role) => address.change({ role })}
            />
          </ListFilters>
        }
        tools={<ColumnsMenu columns={columns} />}
        list={list}
        loadingLabel={texts.loading}
        errorTitle={texts.errorLoading}
        empty={
          <EmptyList
            address={address}
            empty={{ title: texts.empty, body: texts.emptyAll }}
            filtered={{ title: texts.empty, body: filter.q ? texts.emptySearch : texts.emptyRole }}
            clearLabel={filter.role ? texts.clearFilters : uiTexts.clearSearch}
          />
        }
        shown={list.rows.length}
        shownText={texts.shown(formatCount(list.rows.length), list.total)}
      >
        <ColumnsBox columns={columns}>
          <div {...rows.around}>
            <AccountsTable accounts={list.rows} caption={title} current={rows.current} />
          </div>
        </ColumnsBox>
      </ListCard>
      <KeyLegend rows={rows} />
    </>
  );
}
