import clsx from 'clsx';
import type { RefObject } from 'react';
import type { ListHand } from '#platform/browser/list-places.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { useDensity } from '#ui/density.tsx';
import { SortTh, Table, Tbody, Th, Thead } from '#ui/table.tsx';
import type { OfficeApplication } from '../contract/applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';
import { officeBatchTexts } from '../texts/office-batches.ts';
import { ApplicationRow, type RowActions, wide } from './application-row.tsx';

const { columns, ...texts } = officeApplicationTexts;

export interface ApplicationsTableProps extends RowActions {
  applications: readonly OfficeApplication[];
  /** How many match in all. */
  caption: string;
  dir: 'asc' | 'desc';
  hand: ListHand;
  /** The rows, for the keyboard. */
  rows: RefObject<HTMLDivElement | null>;
  onSort: () => void;
  onChooseAll: (chosen: boolean) => void;
  onArrow: (by: 1 | -1) => void;
}

/**
 * The staff list. Only the applicant's column grows; where there is less room the type and the id stand back, and under
 * 640 px each row is a card of the same cells.
 */
export function ApplicationsTable({
  applications,
  caption,
  dir,
  hand,
  rows,
  onSort,
  onChooseAll,
  onArrow,
  ...actions
}: ApplicationsTableProps) {
  const selected = new Set(hand.selected);
  const chosen = applications.filter(({ id }) => selected.has(id)).length;
  const all = chosen === applications.length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from link to link, as Tab does
    <div
      ref={rows}
      data-density={useDensity()}
      onFocus={({ target }) => {
        const id = target.closest<HTMLElement>('[data-case]')?.dataset.case;
        if (id) hand.goTo(id);
      }}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
        if (!by || !(event.target as Element).matches('[data-open], [type=checkbox]')) return;
        event.preventDefault();
        onArrow(by);
      }}
    >
      <Table caption={caption} className="@min-[40rem]:table-fixed">
        <Thead>
          <Th className="w-12 pr-0! pl-2!">
            <Checkbox
              hideLabel
              label={officeBatchTexts.selectAll}
              checked={all}
              ref={(box) => {
                if (box) box.indeterminate = chosen > 0 && !all;
              }}
              onChange={() => onChooseAll(!all)}
            />
          </Th>
          <SortTh
            onSort={onSort}
            sortLabel={`${columns.id}. ${texts.sortByDate}`}
            className={clsx('w-27', wide)}
          >
            {columns.id}
          </SortTh>
          <Th>{columns.applicant}</Th>
          <Th className={clsx('w-22 min-[110rem]:w-40', wide)}>{columns.type}</Th>
          <Th className="w-35">{columns.status}</Th>
          <Th className="w-21">{columns.progress}</Th>
          <Th numeric className="w-23">
            {columns.documents}
          </Th>
          <Th className="w-22">{officeBatchTexts.assignedTo}</Th>
          <SortTh direction={dir === 'asc' ? 'ascending' : 'descending'} onSort={onSort} className="w-27">
            {columns.created}
          </SortTh>
          <Th className="w-12">
            <span className="sr-only">{columns.actions}</span>
          </Th>
        </Thead>
        <Tbody>
          {applications.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              selected={selected.has(application.id)}
              current={hand.current === application.id}
              {...actions}
            />
          ))}
        </Tbody>
      </Table>
    </div>
  );
}
