import { useEffect, useRef, useState } from 'react';
import { EmptyList } from '#features/lists/web/empty-list.tsx';
import { goOn } from '#features/lists/web/list-controls.tsx';
import { formatCount, formatTotal } from '#platform/browser/format.ts';
import { useListPlace } from '#platform/browser/list-places.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { Button } from '#ui/button.tsx';
import { ListCard } from '#ui/list-card.tsx';
import { notify } from '#ui/notify.ts';
import type { BatchDecisionResult } from '../contract/application-batches.ts';
import type { ApplicationStatus, OfficeApplication } from '../contract/applications.ts';
import { largestSelection } from '../rules/applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';
import { officeBatchTexts } from '../texts/office-batches.ts';
import { ApplicationsTable } from './applications-table.tsx';
import { BatchDialog, type BatchDialogProps, BatchProblems } from './batch-dialog.tsx';
import { useAssign } from './case-changes.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { KeyLegend } from './key-legend.tsx';
import type { ApplicationsAddress } from './list-filter.tsx';
import { useHeldBack, useListKeys } from './list-rows.ts';
import { useOfficeApplications } from './office-queries.ts';
import { rememberList } from './remembered-list.ts';
import { SelectionStrip } from './selection-strip.tsx';

const texts = officeApplicationTexts;

/** The list of cases with what can be done with one or several of them. `label` is what the present view is called. */
export function ApplicationsList({ address, label }: { address: ApplicationsAddress; label: string }) {
  const { filter, change } = address;
  const search = address.searchWith();
  const list = useOfficeApplications(filter);
  const held = useHeldBack(search, list.applications, list.isSuccess && !list.isPlaceholderData);
  const hand = useListPlace(`applications?${search}`, largestSelection);
  const assign = useAssign();
  const rows = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ application: OfficeApplication; status: ApplicationStatus }>();
  // The list follows changes live; the decision is about what its maker saw, and its window stays when the rows go.
  const [askedOfMany, setAskedOfMany] = useState<Pick<BatchDialogProps, 'applications' | 'status'>>();
  const [results, setResults] = useState<readonly BatchDecisionResult[]>([]);
  useRememberedList({ rows: held.rows, list, label, search });

  const { choose, chooseAll } = useChoosing(held.rows, hand);
  const move = useListKeys(rows, hand, {
    choose: (id) => choose(id, !hand.selected.includes(id), false),
    onEnd: () => goOn(list),
  });

  const total = formatTotal(list.total, list.totalIsCapped);
  const title = texts.cardHeader(list.data && total);
  const chosen = held.rows.filter(({ id }) => hand.selected.includes(id));
  return (
    <>
      <BatchProblems
        results={results}
        isListed={(id) => held.rows.some((row) => row.id === id)}
        onDismiss={() => setResults([])}
      />
      <ListCard
        title={title}
        aside={
          held.waiting > 0 && (
            <Button
              onClick={() => {
                held.show();
                // The button goes; whoever pressed it reads on at the newest.
                requestAnimationFrame(() =>
                  rows.current?.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true }),
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
        shownText={texts.shown(formatCount(held.rows.length), total)}
      >
        <ApplicationsTable
          applications={held.rows}
          caption={title}
          dir={filter.dir ?? 'desc'}
          hand={hand}
          rows={rows}
          onSort={() => change({ dir: filter.dir ? undefined : 'asc' })}
          onDecide={(application, status) => setAsked({ application, status })}
          onAssign={(application, to) => assign.mutate({ applications: [application], to })}
          onChoose={choose}
          onChooseAll={chooseAll}
          onArrow={move}
        />
        {chosen.length > 0 && (
          <SelectionStrip
            applications={chosen}
            onClear={() => hand.keep([])}
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
            hand.keep(decided.filter(({ outcome }) => outcome === 'stale').map(({ id }) => id));
          }}
        />
      )}
      <KeyLegend />
    </>
  );
}

/** Selecting one row, a range with Shift, or all that are there. */
function useChoosing(rows: readonly OfficeApplication[], hand: ReturnType<typeof useListPlace>) {
  const last = useRef<string>(undefined);
  const choosing = (ids: readonly string[], chosen: boolean) => {
    if (!hand.choose(ids, chosen)) notify.info(officeBatchTexts.most(largestSelection));
  };
  return {
    choose(id: string, chosen: boolean, range: boolean) {
      const ids = rows.map((row) => row.id);
      const from = range && last.current ? ids.indexOf(last.current) : -1;
      const to = ids.indexOf(id);
      last.current = id;
      choosing(from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1), chosen);
    },
    chooseAll: (chosen: boolean) =>
      choosing(
        rows.map(({ id }) => id),
        chosen,
      ),
  };
}

/** Leaves the order of the list for the page of a case: next, previous, and back here. */
function useRememberedList({
  rows,
  list,
  label,
  search,
}: {
  rows: readonly OfficeApplication[];
  list: ReturnType<typeof useOfficeApplications>;
  label: string;
  search: string;
}) {
  const href = `${useOfficeBase()}/applications${search && `?${search}`}`;
  const { total, totalIsCapped, isSuccess, isPlaceholderData } = list;
  const ids = rows.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (!isSuccess || isPlaceholderData) return;
    rememberList({ ids: ids.split(' ').filter(Boolean), total, totalIsCapped, label, href });
  }, [ids, total, totalIsCapped, label, href, isSuccess, isPlaceholderData]);
}
