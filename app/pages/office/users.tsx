import { RefreshCw } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { exportAccounts } from '#features/accounts/contract/accounts.ts';
import { officeAccountTexts } from '#features/cases/texts/office-accounts.ts';
import { AccountsTable } from '#features/cases/web/people/accounts-table.tsx';
import { useOfficeAccounts } from '#features/cases/web/people/queries.ts';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { formatCount } from '#platform/browser/format.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { useTypedSearch } from '#platform/browser/use-typed-search.ts';
import { type RoleName, roleNames } from '#platform/shared/roles.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListCard } from '#ui/list-card.tsx';
import { FilterSelect, ListFilters } from '#ui/list-filters.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useErrorToast } from '#ui/use-error-toast.ts';
import type { Route } from './+types/users.ts';

const texts = officeAccountTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/users` */
export default function Users() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q')?.trim().slice(0, 200) ?? '';
  const role = roleNames.find((name) => name === params.get('role'));
  // Typing replaces, a choice can be gone back on.
  const show = (next: { q: string; role: RoleName | undefined }, replace: boolean) => {
    const { q, role } = next;
    setParams({ ...(q && { q }), ...(role && { role }) }, { replace, preventScrollReset: true });
  };
  const search = (next: string) => show({ q: next, role }, true);
  const { typed, type } = useTypedSearch(q, search);
  const list = useOfficeAccounts({ q: q || undefined, role });
  useErrorToast(texts.errorLoading, list.error?.message);

  const title = texts.cardHeader(list.data && list.total);
  return (
    <>
      <LiveRegion message={list.data && !list.error ? texts.loaded : ''} />
      <PageHeader
        title={texts.title}
        lead={list.data && texts.count(list.total)}
        actions={
          <>
            <ExportButton
              contract={exportAccounts}
              input={{ query: { q: q || undefined, role } }}
              failed={texts.export.failed}
            />
            <Button busy={list.isFetching} onClick={() => list.refetch()}>
              {!list.isFetching && <RefreshCw aria-hidden="true" />}
              {texts.refresh}
            </Button>
          </>
        }
      />
      <ListFilters search={{ label: texts.searchLabel, placeholder: texts.search, typed, type }}>
        <FilterSelect
          label={texts.roleFilter}
          all={texts.roles.all}
          options={roleNames.map((name) => [name, texts.roles[name]] as const)}
          value={role}
          onChange={(chosen) => show({ q, role: chosen }, false)}
        />
      </ListFilters>
      <ListCard
        title={title}
        list={list}
        loadingLabel={texts.loading}
        errorTitle={texts.errorLoading}
        empty={
          <EmptyState
            title={texts.empty}
            action={
              (q || role) && (
                <Button onClick={() => show({ q: '', role: undefined }, false)}>
                  {role ? texts.clearFilters : uiTexts.clearSearch}
                </Button>
              )
            }
          >
            <p>{q ? texts.emptySearch : role ? texts.emptyRole : texts.emptyAll}</p>
          </EmptyState>
        }
        shown={list.accounts.length}
        shownText={texts.shown(formatCount(list.accounts.length), list.total)}
      >
        <AccountsTable accounts={list.accounts} caption={title} />
      </ListCard>
    </>
  );
}
