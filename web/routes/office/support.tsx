import { useSearchParams } from 'react-router';
import { type MessageFilter, supportStatus } from '#domain/contracts/support.ts';
import { officeSupportTexts, supportStatusLabels } from '#domain/texts/office-support.ts';
import { uiTexts } from '#domain/texts/ui.ts';
import { MessagesTable } from '../../features/support/messages-table.tsx';
import { useOfficeMessages } from '../../features/support/use-office-messages.ts';
import { formatCount } from '../../lib/format.ts';
import { pageTitle } from '../../lib/page-title.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListCard } from '../../ui/list-card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import type { Route } from './+types/support.ts';

const texts = officeSupportTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/support`, `/staff/support` */
export default function Support() {
  const [params, setParams] = useSearchParams();
  const filter: MessageFilter = {
    q: params.get('q')?.trim().slice(0, 200) || undefined,
    status: supportStatus.safeParse(params.get('status')).data,
  };
  function change(next: MessageFilter, replace = false) {
    const entries = Object.entries({ ...filter, ...next }).filter(([, value]) => value);
    setParams(new URLSearchParams(entries), { replace, preventScrollReset: true });
  }
  const { typed, type } = useTypedSearch(filter.q ?? '', (q) => change({ q }, true));
  const list = useOfficeMessages(filter);
  useErrorToast(texts.errorTitle, list.error ? texts.errorLoading : undefined);

  const title = texts.cardHeader(list.total);
  const filtered = Boolean(filter.q || filter.status);
  const nothing = filtered ? texts.filteredEmpty : texts.empty;
  return (
    <>
      <PageHeader title={texts.title} lead={texts.subtitle} />
      <search className="flex flex-wrap gap-2 pb-4">
        <SearchInput
          className="min-w-0 flex-1 max-md:basis-full md:max-w-120"
          label={texts.searchLabel}
          placeholder={texts.search}
          maxLength={200}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <Select
          className="max-md:flex-1 md:w-44"
          aria-label={texts.statusFilter}
          value={filter.status ?? ''}
          onChange={(event) => change({ status: supportStatus.safeParse(event.target.value).data })}
        >
          <option value="">{texts.all}</option>
          {supportStatus.options.map((status) => (
            <option key={status} value={status}>
              {supportStatusLabels[status]}
            </option>
          ))}
        </Select>
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
            title={nothing.title}
            action={
              filtered && (
                <Button onClick={() => change({ q: '', status: undefined })}>{uiTexts.clearSearch}</Button>
              )
            }
          >
            <p>{nothing.body}</p>
          </EmptyState>
        }
        shown={list.messages.length}
        shownText={texts.shown(formatCount(list.messages.length), list.total)}
        more={
          list.hasNextPage ? { busy: list.isFetchingNextPage, onMore: () => list.fetchNextPage() } : undefined
        }
      >
        <MessagesTable messages={list.messages} caption={title} />
      </ListCard>
    </>
  );
}
