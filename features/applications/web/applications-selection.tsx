import { ChevronDown, UserRoundPlus } from 'lucide-react';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { onDeep, SelectionBar } from '#features/lists/web/selection-bar.tsx';
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

interface ApplicationsSelectionProps {
  applications: readonly OfficeApplication[];
  onClear: () => void;
  onDecide: (status: ApplicationStatus) => void;
}

/** The actions for the selected cases. */
export function ApplicationsSelection({ applications, onClear, onDecide }: ApplicationsSelectionProps) {
  const assign = useAssign();
  return (
    <SelectionBar
      label={texts.selection}
      count={applications.length}
      names={lastNames(applications)}
      onClear={onClear}
    >
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
    </SelectionBar>
  );
}

/** "Quintero, Nakamura, Petersen": enough to check the selection. */
function lastNames(applications: readonly OfficeApplication[]): string {
  return applications
    .map(({ applicant_name }) => applicant_name?.trim().split(/\s+/).at(-1) ?? officeApplicationTexts.noName)
    .join(', ');
}
