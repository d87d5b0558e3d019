import { useState } from 'react';
import type { ApplicationStatus, OfficeApplication } from '#domain/contracts/applications.ts';
import { officeApplicationTexts } from '#domain/texts/office-applications.ts';
import { uiTexts } from '#domain/texts/ui.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListCard } from '../../ui/list-card.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { ApplicationsTable } from './applications-table.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import type { useListFilter } from './use-list-filter.ts';
import { useOfficeApplications } from './use-office-applications.ts';

const texts = officeApplicationTexts;

/** The list of cases, and the question before a status changes. */
export function ApplicationsList({ filter, change }: ReturnType<typeof useListFilter>) {
  const list = useOfficeApplications(filter);
  const [asked, setAsked] = useState<{ application: OfficeApplication; status: ApplicationStatus }>();
  useErrorToast(texts.errors.loading, list.error?.message);

  const title = texts.cardHeader(list.total);
  return (
    <ListCard
      title={title}
      loading={list.isPending}
      loadingLabel={texts.loading}
      problem={
        list.error && {
          title: texts.errors.loading,
          detail: list.error.message,
          reference: list.error.requestId,
          onRetry: () => list.refetch(),
          retrying: list.isFetching,
        }
      }
      empty={
        <NothingHere
          filtered={Boolean(filter.q || filter.status)}
          onClear={() => change({ q: '', status: undefined })}
        />
      }
      shown={list.applications.length}
      shownText={texts.shown(formatCount(list.applications.length), list.total)}
      more={
        list.hasNextPage ? { busy: list.isFetchingNextPage, onMore: () => list.fetchNextPage() } : undefined
      }
    >
      <ApplicationsTable
        applications={list.applications}
        caption={title}
        dir={filter.dir}
        onSort={() => change({ dir: filter.dir === 'asc' ? 'desc' : 'asc' })}
        onDecide={(application, status) => setAsked({ application, status })}
      />
      {asked && <DecisionDialog {...asked} onClose={() => setAsked(undefined)} />}
    </ListCard>
  );
}

function NothingHere({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const words = filtered ? texts.filteredEmpty : texts.empty;
  return (
    <EmptyState
      title={words.title}
      action={filtered && <Button onClick={onClear}>{uiTexts.clearSearch}</Button>}
    >
      <p>{words.body}</p>
    </EmptyState>
  );
}
