import clsx from 'clsx';
import { type Rows, SelectAllTh } from '#features/lists/web/rows.tsx';
import { useDensity } from '#ui/density.tsx';
import { SortTh, Table, Tbody, Th, Thead } from '#ui/table.tsx';
import type { OfficeApplication } from '../contract/applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';
import { officeBatchTexts } from '../texts/office-batches.ts';
import { ApplicationRow, type RowActions, wide } from './application-row.tsx';

const { columns, ...texts } = officeApplicationTexts;

export interface ApplicationsTableProps extends Omit<RowActions, 'onChoose'> {
  applications: readonly OfficeApplication[];
  /** For screen readers: how many applications match. */
  caption: string;
  dir: 'asc' | 'desc';
  rows: Rows;
  onSort: () => void;
}

/**
 * The staff list. Only the applicant's column grows; type and id are hidden where there is less room, and under 640 px
 * each row is a card of the same cells.
 */
export function ApplicationsTable({
  applications,
  caption,
  dir,
  rows,
  onSort,
  ...actions
}: ApplicationsTableProps) {
  return (
    <div {...rows.around} data-density={useDensity()}>
      <Table caption={caption} className="@min-[40rem]:table-fixed">
        <Thead>
          <SelectAllTh rows={rows} label={officeBatchTexts.selectAll} />
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
              selected={rows.selected.has(application.id)}
              current={rows.current === application.id}
              onChoose={rows.choose}
              {...actions}
            />
          ))}
        </Tbody>
      </Table>
    </div>
  );
}
