import { ChevronDown, UserRoundPlus } from 'lucide-react';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import {
  type ApplicationStatus,
  applicationStatus,
  exportApplications,
  type OfficeApplication,
} from '../contract/applications.ts';
import { officeApplicationTexts, statusLabels } from '../texts/office-applications.ts';
import { officeBatchTexts as texts } from '../texts/office-batches.ts';
import { AssigneeMenu } from './assignee-menu.tsx';
import { useAssign } from './case-changes.ts';

const onDeep =
  'border-deep-muted! bg-transparent! text-on-deep! hover:bg-on-deep/10! max-lg:px-2.5 max-lg:[&_.lucide-user-round-plus]:hidden max-lg:[&_.lucide-download]:hidden';

export interface SelectionStripProps {
  applications: readonly OfficeApplication[];
  onClear: () => void;
  onDecide: (status: ApplicationStatus) => void;
}

/** What can be done with the selected cases. It stays in sight at the foot of the list, under its last row. */
export function SelectionStrip({ applications, onClear, onDecide }: SelectionStripProps) {
  const assign = useAssign();
  return (
    <section
      aria-label={texts.selection}
      data-bottom-strip
      className="sticky bottom-2 z-2 m-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-deep px-4 py-2 text-on-deep"
    >
      <p className="font-strong whitespace-nowrap" role="status">
        {texts.selected(applications.length)}
      </p>
      <p className="min-w-0 flex-1 truncate text-small text-deep-muted max-lg:hidden">
        {lastNames(applications)}
      </p>
      <div className="flex flex-wrap items-center gap-2 max-lg:-mx-2 max-lg:order-3 max-lg:basis-full">
        <Menu
          label={texts.setStatus}
          trigger={
            <Button className={onDeep}>
              {texts.setStatus}
              <ChevronDown aria-hidden="true" />
            </Button>
          }
          items={applicationStatus.options.map((option) => ({
            label: statusLabels[option],
            onSelect: () => onDecide(option),
          }))}
        />
        <AssigneeMenu
          trigger={
            <Button className={onDeep} busy={assign.isPending}>
              <UserRoundPlus aria-hidden="true" />
              {texts.assign}
            </Button>
          }
          onAssign={(to) => assign.mutate({ applications, to })}
        />
        <ExportButton
          contract={exportApplications}
          input={{ query: { ids: applications.map(({ id }) => id).join(',') } }}
          failed={officeApplicationTexts.errors.exporting}
          className={onDeep}
        />
      </div>
      <Button
        variant="plain"
        className="text-on-deep! hover:bg-on-deep/10! max-lg:-mr-2 max-lg:ml-auto"
        onClick={onClear}
      >
        {texts.clear}
      </Button>
    </section>
  );
}

/** "Quintero, Nakamura, Petersen": enough to see whether the right ones are selected. */
function lastNames(applications: readonly OfficeApplication[]): string {
  return applications
    .map(({ applicant_name }) => applicant_name?.trim().split(/\s+/).at(-1) ?? officeApplicationTexts.noName)
    .join(', ');
}
