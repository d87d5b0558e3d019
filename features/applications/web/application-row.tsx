import clsx from 'clsx';
import { CircleCheck, CircleX, Folder, PanelRight, UserRoundPlus } from 'lucide-react';
import { type ComponentProps, type ComponentType, memo } from 'react';
import { Link } from 'react-router';
import type { StaffMember } from '#features/accounts/web/office-queries.ts';
import { rowProps, SelectTd } from '#features/lists/web/rows.tsx';
import { formatShortDate, shortName } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { CopyIdText } from '#ui/copy-id.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { CellPair, Td, Tr } from '#ui/table.tsx';
import type { ApplicationStatus, OfficeApplication } from '../contract/applications.ts';
import { officeApplicationTexts as officeApplicationTextsTexts } from '../texts/office-applications.ts';
import { officeBatchTexts } from '../texts/office-batches.ts';
import { ApplicationStatusMark, typeLabel } from './application-status.tsx';
import { AssigneeMenu } from './assignee-menu.tsx';

/** Stable functions, the same for all rows: one change does not render a long list again. */
export interface RowActions {
  onDecide: (application: OfficeApplication, status: ApplicationStatus) => void;
  onAssign: (application: OfficeApplication, to: StaffMember | null) => void;
  /** `range` selects everything between the last selected row and this one. */
  onChoose: (id: string, chosen: boolean, range: boolean) => void;
}

export interface CaseCells {
  /** What the queue knows of a case: a cell for one of the ids that it is asked about at once. */
  CaseCell: ComponentType<{ id: string; ids: readonly string[]; shows: 'waits' | 'activity' }>;
}

interface ApplicationRowProps extends RowActions, CaseCells {
  application: OfficeApplication;
  /** The ids of its page, joined by commas: a string, so that a row whose page is the same is not drawn again. */
  askedWith: string;
  selected: boolean;
  /** The keyboard's current row. */
  current: boolean;
}

/** A case in the staff list: a table row, or a card with the same cells. */
export const ApplicationRow = memo(function ApplicationRow({
  application,
  askedWith,
  selected,
  current,
  onDecide,
  onAssign,
  onChoose,
  CaseCell,
}: ApplicationRowProps) {
  const page = `${useOfficeBase()}/applications/${application.id}`;
  const name = application.applicant_name ?? officeApplicationTextsTexts.noName;
  const { assignee } = application;
  const asked = { id: application.id, ids: askedWith.split(',') };
  return (
    <Tr
      selected={selected}
      {...rowProps(
        application.id,
        current,
        // With large text or in the narrowest windows the cells wrap on one line.
        '@max-[20rem]:flex! @max-[20rem]:flex-wrap @max-[20rem]:pl-14! ' +
          '@max-[40rem]:grid-cols-[auto_auto_1fr_auto] @max-[40rem]:items-center @max-[40rem]:gap-x-2! ' +
          "@max-[40rem]:[grid-template-areas:'box_who_who_who'_'._waits_waits_waits'_'._status_status_progress'_'._id_docs_created'_'._whose_whose_whose']",
      )}
    >
      <SelectTd
        label={officeBatchTexts.select(name)}
        selected={selected}
        onChange={(on, range) => onChoose(application.id, on, range)}
        className="@max-[40rem]:self-start"
      />
      <Td
        column="applicant"
        className="wrap-anywhere @max-[40rem]:self-start @max-[40rem]:pr-9! @max-[40rem]:[grid-area:who] @max-[20rem]:basis-full"
      >
        <CellPair
          first={
            <Link
              to={page}
              data-open
              title={name}
              className="relative font-strong text-ink no-underline before:absolute before:inset-x-0 before:-inset-y-2 hover:text-link hover:underline"
            >
              {name}
            </Link>
          }
          second={
            application.email ? (
              <EmailText address={application.email} />
            ) : (
              officeApplicationTextsTexts.noEmail
            )
          }
          title={application.email ?? undefined}
        />
      </Td>
      <Td
        column="waits"
        className="text-small whitespace-nowrap @max-[40rem]:[grid-area:waits] @max-[20rem]:basis-full"
      >
        <CaseCell {...asked} shows="waits" />
      </Td>
      <Td column="status" className="@max-[40rem]:[grid-area:status]">
        <ApplicationStatusMark status={application.status} hanging />
      </Td>
      <Td column="progress" className="@max-[40rem]:justify-self-end @max-[40rem]:[grid-area:progress]">
        <span className="flex items-center gap-2">
          <ProgressBar
            className="bar-six w-8! flex-none @min-[40rem]:w-12!"
            value={application.progress_percentage}
            label={officeApplicationTextsTexts.progressOf(name)}
            valueText={`${application.progress_percentage}%`}
          />
          {application.progress_percentage}%
        </span>
      </Td>
      <Td
        column="documents"
        numeric
        className="@max-[40rem]:text-small @max-[40rem]:[grid-area:docs] @max-[20rem]:order-1"
      >
        {officeApplicationTextsTexts.docs(application.documents_count)}
      </Td>
      <Td
        column="assigned"
        className={clsx(
          'whitespace-nowrap @max-[40rem]:[grid-area:whose] @max-[20rem]:order-1',
          // An unassigned case has no such line on its card; select it to assign it.
          !assignee && '@max-[40rem]:hidden!',
        )}
      >
        <AssigneeMenu
          trigger={<AssigneeButton name={name} assignee={assignee} />}
          onAssign={(to) => onAssign(application, to)}
        />
      </Td>
      <Td column="activity" className="whitespace-nowrap text-muted @max-[40rem]:hidden!">
        <CaseCell {...asked} shows="activity" />
      </Td>
      <Td
        column="created"
        className="whitespace-nowrap @max-[40rem]:justify-self-end @max-[40rem]:text-small @max-[40rem]:[grid-area:created] @max-[20rem]:order-1"
      >
        <time dateTime={application.created_at}>{formatShortDate(application.created_at)}</time>
      </Td>
      <Td
        column="id"
        className="text-muted @max-[40rem]:[grid-area:id] @max-[40rem]:text-small @max-[20rem]:order-1"
      >
        <CopyIdText id={application.id} />
      </Td>
      <Td column="type" className="text-small whitespace-nowrap text-muted @max-[40rem]:hidden!">
        {typeLabel(application.application_type)}
      </Td>
      <Td
        data-row-menu
        className="@min-[40rem]:pr-2! @min-[40rem]:pl-0! @max-[40rem]:-mr-2 @max-[40rem]:self-start @max-[40rem]:justify-self-end @max-[40rem]:[grid-column:4] @max-[40rem]:[grid-row:1] @max-[20rem]:absolute @max-[20rem]:right-4"
      >
        <RowMenu application={application} onDecide={(status) => onDecide(application, status)} />
      </Td>
    </Tr>
  );
});

interface AssigneeButtonProps extends ComponentProps<'button'> {
  /** The applicant's name, for the button's label. */
  name: string;
  assignee: OfficeApplication['assignee'];
}

/** Shows the assignee ("Ana R.") or offers to assign the case; opens the menu. */
function AssigneeButton({ name, assignee, className, ...rest }: AssigneeButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={officeBatchTexts.assignedLabel(
        name,
        assignee && { short: shortName(assignee.name), name: assignee.name },
      )}
      title={assignee?.name}
      className={clsx(
        '-mx-1.5 inline-flex min-h-control max-w-full items-center gap-1 rounded-tile px-1.5 text-small hover:bg-well hover:text-ink',
        // With a hovering pointer the offer shows on hover only: a column of the same word says nothing.
        assignee
          ? 'text-ink'
          : 'text-muted hover-able:opacity-0 hover-able:group-hover/row:opacity-100 hover-able:group-focus-within/row:opacity-100 aria-expanded:opacity-100 focus-visible:opacity-100',
        className,
      )}
    >
      {assignee ? (
        <span className="truncate">{shortName(assignee.name)}</span>
      ) : (
        <>
          <UserRoundPlus aria-hidden="true" className="size-4" />
          {officeBatchTexts.assign}
        </>
      )}
    </button>
  );
}

const menuTexts = officeApplicationTextsTexts.menu;

/** The menu of a row. Approve and Reject ask for confirmation. */
function RowMenu({
  application,
  onDecide,
}: {
  application: OfficeApplication;
  onDecide: (status: ApplicationStatus) => void;
}) {
  const page = `${useOfficeBase()}/applications/${application.id}`;
  const decisions: MenuItem[] = [
    { label: menuTexts.approve, icon: CircleCheck, onSelect: () => onDecide('approved'), separated: true },
    { label: menuTexts.reject, icon: CircleX, onSelect: () => onDecide('rejected'), tone: 'danger' },
  ];
  return (
    <Menu
      label={menuTexts.label(application.applicant_name ?? officeApplicationTextsTexts.noName)}
      items={[
        { label: menuTexts.details, icon: PanelRight, to: page },
        { label: menuTexts.documents, icon: Folder, to: `${page}?tab=documents` },
        ...(application.abilities.decide ? decisions : []),
      ]}
    />
  );
}
