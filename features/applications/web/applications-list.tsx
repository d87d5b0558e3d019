import { useCallback, useEffect, useState } from 'react';
import type { StaffMember } from '#features/accounts/web/office-queries.ts';
import { officeListTexts } from '#features/lists/texts/office-lists.ts';
import { ColumnsBox, ColumnsMenu, useColumns } from '#features/lists/web/chosen-columns.tsx';
import { EmptyList } from '#features/lists/web/empty-list.tsx';
import { KeyLegend } from '#features/lists/web/key-legend.tsx';
import { useRows } from '#features/lists/web/rows.tsx';
import { formatCount } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { usePagedQuery } from '#platform/browser/paged-query.ts';
import { Button } from '#ui/button.tsx';
import { ListCard } from '#ui/list-card.tsx';
import type { BatchDecisionResult } from '../contract/application-batches.ts';
import type { ApplicationStatus, OfficeApplication } from '../contract/applications.ts';
import { largestSelection } from '../rules/applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';
import { officeBatchTexts } from '../texts/office-batches.ts';
import type { CaseCells } from './application-row.tsx';
import { ApplicationsSelection } from './applications-selection.tsx';
import { ApplicationsTable, applicationColumns } from './applications-table.tsx';
import { BatchDialog, type BatchDialogProps, BatchProblems } from './batch-dialog.tsx';
import { useAssign } from './case-changes.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { useHeldBack } from './held-back.ts';
import { type ApplicationsAddress, ListToolbar } from './list-filter.tsx';
import { officeApplicationsQuery } from './office-queries.ts';
import { rememberList } from './remembered-list.ts';

const texts = officeApplicationTexts;

interface ApplicationsListProps extends CaseCells {
  address: ApplicationsAddress;
  /** The name of the current view. */
  label: string;
}

/** The list of cases with its filters and its actions for one or several. */
export function ApplicationsList({ address, label, ...cells }: ApplicationsListProps) {
  const { filter, change } = address;
  const search = address.searchWith();
  const list = usePagedQuery(officeApplicationsQuery(filter), (page) => page.applications);
  const held = useHeldBack(search, list.rows, list.isSuccess && !list.isPlaceholderData);
  const rows = useRows({
    place: `applications?${search}`,
    ids: held.rows.map(({ id }) => id),
    texts: officeListTexts.keys.applications,
    pages: list,
    selection: { most: largestSelection, tooMany: officeBatchTexts.most(largestSelection) },
    menus: true,
    search: true,
  });
  const { mutate: assign } = useAssign();
  const [asked, setAsked] = useState<{ application: OfficeApplication; status: ApplicationStatus }>();
  // A snapshot: the list changes live, but the dialog decides about the rows as they were when it opened.
  const [askedOfMany, setAskedOfMany] = useState<Pick<BatchDialogProps, 'applications' | 'status'>>();
  const [results, setResults] = useState<readonly BatchDecisionResult[]>([]);
  useRememberedList({ rows: held.rows, list, label, search });

  // Stable functions: one change does not render a long list again.
  const onDecide = useCallback(
    (application: OfficeApplication, status: ApplicationStatus) => setAsked({ application, status }),
    [],
  );
  const onAssign = useCallback(
    (application: OfficeApplication, to: StaffMember | null) => assign({ applications: [application], to }),
    [assign],
  );

  const columns = useColumns(applicationColumns);
  const title = texts.cardHeader(list.data && list.total);
  const chosen = held.rows.filter(({ id }) => rows.selected.has(id));
  return (
    <>
      <BatchProblems
        results={results}
        isListed={(id) => held.rows.some((row) => row.id === id)}
        onDismiss={() => setResults([])}
      />
      <ListCard
        title={title}
        filters={<ListToolbar address={address} />}
        tools={<ColumnsMenu columns={columns} />}
        aside={
          held.waiting > 0 && (
            <Button
              onClick={() => {
                held.show();
                // The button unmounts; move the focus to the newest row.
                requestAnimationFrame(() =>
                  rows.around.ref.current
                    ?.querySelector<HTMLElement>('[data-open]')
                    ?.focus({ preventScroll: true }),
                );
              }}
            >
              {officeBatchTexts.newCases(held.waiting)}
            </Button>
          )
        }
        list={list}
        loadingLabel={texts.loading}
        errorTitle={texts.errors.loading}
        empty={<EmptyList address={address} empty={texts.empty} filtered={texts.filteredEmpty} />}
        shown={held.rows.length}
        shownText={texts.shown(formatCount(held.rows.length), list.total)}
      >
        <ColumnsBox columns={columns}>
          <ApplicationsTable
            applications={held.rows}
            caption={title}
            dir={filter.dir ?? 'desc'}
            rows={rows}
            onSort={() => change({ dir: filter.dir ? undefined : 'asc' })}
            onDecide={onDecide}
            onAssign={onAssign}
            {...cells}
          />
        </ColumnsBox>
        {chosen.length > 0 && (
          <ApplicationsSelection
            applications={chosen}
            onClear={() => rows.keep([])}
            onDecide={(status) => setAskedOfMany({ applications: chosen, status })}
          />
        )}
      </ListCard>
      {asked && <DecisionDialog {...asked} onClose={() => setAsked(undefined)} />}
      {askedOfMany && (
        <BatchDialog
          {...askedOfMany}
          onClose={() => setAskedOfMany(undefined)}
          onDone={(decided) => {
            setAskedOfMany(undefined);
            setResults(decided);
            rows.keep(decided.filter(({ outcome }) => outcome === 'stale').map(({ id }) => id));
          }}
        />
      )}
      <KeyLegend rows={rows} />
    </>
  );
}

/** Remembers the list's order for the case page: next, previous and back. */
function useRememberedList({
  rows,
  list,
  label,
  search,
}: {
  rows: readonly OfficeApplication[];
  list: {
    first: { total: number; total_is_capped: boolean } | undefined;
    isSuccess: boolean;
    isPlaceholderData: boolean;
  };
  label: string;
  search: string;
}) {
  const href = `${useOfficeBase()}/applications${search && `?${search}`}`;
  const { first, isSuccess, isPlaceholderData } = list;
  const { total = 0, total_is_capped: totalIsCapped = false } = first ?? {};
  const ids = rows.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (!isSuccess || isPlaceholderData) return;
    rememberList({ ids: ids.split(' ').filter(Boolean), total, totalIsCapped, label, href });
  }, [ids, total, totalIsCapped, label, href, isSuccess, isPlaceholderData]);
}
