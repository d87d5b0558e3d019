import { RefreshCw } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { officeAccountTexts } from '#domain/texts/office-accounts.ts';
import { uiTexts } from '#domain/texts/ui.ts';
import { AccountsTable } from '../../features/accounts/accounts-table.tsx';
import { useOfficeAccounts } from '../../features/accounts/use-office-accounts.ts';
import { formatCount } from '../../lib/format.ts';
import { pageTitle } from '../../lib/page-title.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListCard } from '../../ui/list-card.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import type { Route } from './+types/users.ts';

const texts = officeAccountTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/users` */
export default function Users() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q')?.trim().slice(0, 200) ?? '';
  const search = (next: string) =>
    setParams(next ? { q: next } : {}, { replace: true, preventScrollReset: true });
  const { typed, type } = useTypedSearch(q, search);
  const list = useOfficeAccounts(q || undefined);
  useErrorToast(texts.errorLoading, list.error?.message);

  const title = texts.cardHeader(list.total);
  return (
    <>
      <LiveRegion message={list.data && !list.error ? texts.loaded : ''} />
      <PageHeader
        title={texts.title}
        lead={list.data && texts.count(list.total)}
        actions={
          <Button busy={list.isFetching} onClick={() => list.refetch()}>
            {!list.isFetching && <RefreshCw aria-hidden="true" />}
            {texts.refresh}
          </Button>
        }
      />
      <search className="block pb-4 md:max-w-120">
        <SearchInput
          label={texts.searchLabel}
          placeholder={texts.search}
          maxLength={200}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      </search>
      <ListCard
        title={title}
        loading={list.isPending}
        loadingLabel={texts.loading}
        problem={
          list.error && {
            title: texts.errorLoading,
            detail: list.error.message,
            reference: list.error.requestId,
            onRetry: () => list.refetch(),
            retrying: list.isFetching,
          }
        }
        empty={
          <EmptyState
            title={texts.empty}
            action={q && <Button onClick={() => search('')}>{uiTexts.clearSearch}</Button>}
          >
            <p>{q ? texts.emptySearch : texts.emptyAll}</p>
          </EmptyState>
        }
        shown={list.accounts.length}
        shownText={texts.shown(formatCount(list.accounts.length), list.total)}
        more={
          list.hasNextPage ? { busy: list.isFetchingNextPage, onMore: () => list.fetchNextPage() } : undefined
        }
      >
        <AccountsTable accounts={list.accounts} caption={title} />
      </ListCard>
    </>
  );
}
