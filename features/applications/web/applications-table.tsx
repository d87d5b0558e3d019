import type { ListColumns } from '#features/lists/web/columns.ts';
import { type Rows, SelectAllTh } from '#features/lists/web/rows.tsx';
import { SortTh, Table, Tbody, Th, Thead } from '#ui/table.tsx';
import type { OfficeApplication } from '../contract/applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';
import { officeBatchTexts } from '../texts/office-batches.ts';
import { ApplicationRow, type CaseCells, type RowActions } from './application-row.tsx';

const { columns, ...texts } = officeApplicationTexts;

/** The name first, then what is to do; type and id leave first where there is less room. */
export const applicationColumns: ListColumns = {
  list: 'applications',
  columns: {
    applicant: { label: columns.applicant, rem: 10.5, grows: true },
    waits: { label: columns.waits, rem: 10.5 },
    status: { label: columns.status, rem: 8.5 },
    progress: { label: columns.progress, rem: 6.75 },
    documents: { label: columns.documents, rem: 5.25 },
    assigned: { label: officeBatchTexts.assignedTo, rem: 5.75 },
    activity: { label: columns.activity, rem: 6 },
    created: { label: columns.created, rem: 6.5 },
    id: { label: columns.id, rem: 6.25 },
    type: { label: columns.type, rem: 8 },
  },
  leaving: ['type', 'activity', 'assigned', 'id', 'documents', 'created', 'progress'],
  beside: 5.25,
};

export interface ApplicationsTableProps extends Omit<RowActions, 'onChoose'>, CaseCells {
  applications: readonly OfficeApplication[];
  /** For screen readers: how many applications match. */
  caption: string;
  dir: 'asc' | 'desc';
  rows: Rows;
  onSort: () => void;
}

/** So many rows are asked about at once: a page of the list. */
const askedAtOnce = 50;

/** The staff list. Under 640 px each row is a card of the same cells. */
export function ApplicationsTable({
  applications,
  caption,
  dir,
  rows,
  onSort,
  ...actions
}: ApplicationsTableProps) {
  const ids = applications.map(({ id }) => id);
  const pages = ids.flatMap((_, at) =>
    at % askedAtOnce === 0 ? [ids.slice(at, at + askedAtOnce).join(',')] : [],
  );
  return (
    <div {...rows.around}>
      <Table caption={caption} className="@min-[40rem]:table-fixed">
        <Thead>
          <SelectAllTh rows={rows} label={officeBatchTexts.selectAll} />
          <Th column="applicant">{columns.applicant}</Th>
          <Th column="waits">{columns.waits}</Th>
          <Th column="status">{columns.status}</Th>
          <Th column="progress">{columns.progress}</Th>
          <Th column="documents" numeric>
            {columns.documents}
          </Th>
          <Th column="assigned">{officeBatchTexts.assignedTo}</Th>
          <Th column="activity">{columns.activity}</Th>
          <SortTh column="created" direction={dir === 'asc' ? 'ascending' : 'descending'} onSort={onSort}>
            {columns.created}
          </SortTh>
          <SortTh column="id" onSort={onSort} sortLabel={`${columns.id}. ${texts.sortByDate}`}>
            {columns.id}
          </SortTh>
          <Th column="type">{columns.type}</Th>
          <Th className="w-12">
            <span className="sr-only">{columns.actions}</span>
          </Th>
        </Thead>
        <Tbody>
          {applications.map((application, at) => (
            <ApplicationRow
              key={application.id}
              application={application}
              askedWith={pages[Math.floor(at / askedAtOnce)] ?? application.id}
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
