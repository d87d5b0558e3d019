import { CircleCheck, CircleX } from 'lucide-react';
import { type ApplicationStatus, applicationStatus, type CaseFile } from '#domain/contracts/applications.ts';
import { officeApplicationTexts, statusLabels } from '#domain/texts/office-applications.ts';
import { formatShortDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { CopyId } from '../../ui/copy-id.tsx';
import { Menu } from '../../ui/menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ApplicationStatusMark } from './application-status.tsx';
import { typeLabel } from './type-label.ts';

const texts = officeApplicationTexts;

export interface CaseHeaderProps {
  file: CaseFile;
  onDecide: (status: ApplicationStatus) => void;
}

/** Who it is, where it stands, and the ways to decide. */
export function CaseHeader({ file: { application }, onDecide }: CaseHeaderProps) {
  const others = applicationStatus.options.filter((status) => status !== application.status);
  return (
    <PageHeader
      className="pt-0!"
      title={application.applicant_name ?? texts.noName}
      lead={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <ApplicationStatusMark status={application.status} />
          <CopyId id={application.id} />
          <span>{typeLabel(application.application_type)}</span>
          <span>{texts.case.created(formatShortDate(application.created_at))}</span>
        </span>
      }
      actions={
        application.abilities.decide && (
          <>
            {application.status !== 'rejected' && (
              <Button className="text-bad-text!" onClick={() => onDecide('rejected')}>
                <CircleX aria-hidden="true" />
                {texts.menu.reject}
              </Button>
            )}
            {application.status !== 'approved' && (
              <Button variant="primary" onClick={() => onDecide('approved')}>
                <CircleCheck aria-hidden="true" />
                {texts.menu.approve}
              </Button>
            )}
            <Menu
              label={texts.menu.setStatus}
              items={others.map((status) => ({
                label: statusLabels[status],
                onSelect: () => onDecide(status),
              }))}
            />
          </>
        )
      }
    />
  );
}
