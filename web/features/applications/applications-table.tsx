import clsx from 'clsx';
import { Link } from 'react-router';
import type { ApplicationStatus, OfficeApplication } from '#domain/contracts/applications.ts';
import { officeApplicationTexts } from '#domain/texts/office-applications.ts';
import { formatShortDate } from '../../lib/format.ts';
import { useOfficeBase } from '../../lib/office-base.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SortTh, Table, Tbody, Td, Th, Thead, Tr } from '../../ui/table.tsx';
import { ApplicationStatusMark } from './application-status.tsx';
import { RowMenu } from './row-menu.tsx';

const { columns, ...texts } = officeApplicationTexts;

export interface ApplicationsTableProps {
  applications: OfficeApplication[];
  /** How many match in all. */
  caption: string;
  dir: 'asc' | 'desc';
  onSort: () => void;
  onDecide: (application: OfficeApplication, status: ApplicationStatus) => void;
}

/**
 * The staff list. Only the applicant's column grows; where there is less room the type and the id stand back, and under
 * 640 px each row is a card of the same cells.
 */
export function ApplicationsTable({ applications, caption, dir, onSort, onDecide }: ApplicationsTableProps) {
  return (
    <Table caption={caption} className="@min-[40rem]:table-fixed">
      <Thead>
        <SortTh
          onSort={onSort}
          sortLabel={`${columns.id}. ${texts.sortByDate}`}
          className={clsx('w-34', wide)}
        >
          {columns.id}
        </SortTh>
        <Th>{columns.applicant}</Th>
        <Th className={clsx('w-22', wide)}>{columns.type}</Th>
        <Th className="w-36">{columns.status}</Th>
        <Th className="w-26">{columns.progress}</Th>
        <Th numeric className="w-24">
          {columns.documents}
        </Th>
        <SortTh direction={dir === 'asc' ? 'ascending' : 'descending'} onSort={onSort} className="w-30 pl-4">
          {columns.created}
        </SortTh>
        <Th className="w-15">
          <span className="sr-only">{columns.actions}</span>
        </Th>
      </Thead>
      <Tbody>
        {applications.map((application) => (
          <Row
            key={application.id}
            application={application}
            onDecide={(status) => onDecide(application, status)}
          />
        ))}
      </Tbody>
    </Table>
  );
}

/** For columns that give way first. A card shows them again. */
const wide = '@min-[40rem]:@max-[56rem]:hidden';

function Row({
  application,
  onDecide,
}: {
  application: OfficeApplication;
  onDecide: (status: ApplicationStatus) => void;
}) {
  const page = `${useOfficeBase()}/applications/${application.id}`;
  const name = application.applicant_name ?? texts.noName;
  return (
    <Tr className="@max-[40rem]:grid-cols-[auto_1fr_auto] @max-[40rem]:items-center @max-[40rem]:gap-x-4! @max-[40rem]:[grid-template-areas:'who_who_menu'_'status_status_progress'_'id_docs_created']">
      <Td className={clsx('@max-[40rem]:[grid-area:id] @max-[40rem]:text-small', wide)}>
        <span title={application.id} className="font-mono text-[0.9375rem] font-normal">
          {application.id.slice(0, 8)}…
        </span>
      </Td>
      <Td className="@max-[40rem]:[grid-area:who]">
        <Link to={page} className="block font-strong text-ink no-underline hover:text-link hover:underline">
          {name}
        </Link>
        <span className="block text-small text-muted">{application.email ?? texts.noEmail}</span>
      </Td>
      <Td className={clsx('text-small text-muted @max-[40rem]:hidden!', wide)}>
        {typeLabel(application.application_type)}
      </Td>
      <Td className="@max-[40rem]:[grid-area:status]">
        <ApplicationStatusMark status={application.status} hanging />
      </Td>
      <Td className="@max-[40rem]:justify-self-end @max-[40rem]:[grid-area:progress]">
        <span className="flex items-center gap-2">
          <ProgressBar
            className="w-12!"
            value={application.progress_percentage}
            label={texts.progressOf(name)}
            valueText={`${application.progress_percentage}%`}
          />
          {application.progress_percentage}%
        </span>
      </Td>
      <Td numeric className="@max-[40rem]:text-small @max-[40rem]:[grid-area:docs]">
        {texts.docs(application.documents_count)}
      </Td>
      <Td className="whitespace-nowrap @min-[40rem]:pl-4 @max-[40rem]:justify-self-end @max-[40rem]:text-small @max-[40rem]:[grid-area:created]">
        <time dateTime={application.created_at}>{formatShortDate(application.created_at)}</time>
      </Td>
      <Td className="@max-[40rem]:-mr-2 @max-[40rem]:justify-self-end @max-[40rem]:[grid-area:menu]">
        <RowMenu application={application} onDecide={onDecide} />
      </Td>
    </Tr>
  );
}

/** As specified: upper case, underscores as spaces. */
export function typeLabel(type: string): string {
  return type.replaceAll('_', ' ').toUpperCase();
}
