import { CheckCheck, CircleCheck, CircleX } from 'lucide-react';
import { type ApplicationStatus, applicationStatus } from '#features/applications/contract/applications.ts';
import { officeApplicationTexts, statusLabels } from '#features/applications/texts/office-applications.ts';
import { ApplicationStatusMark } from '#features/applications/web/application-status.tsx';
import { typeLabel } from '#features/applications/web/type-label.ts';
import { Viewers } from '#features/presence/web/viewers.tsx';
import { planNames } from '#features/site/texts/dashboard.ts';
import { formatShortDate } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { CopyId } from '#ui/copy-id.tsx';
import { Menu } from '#ui/menu.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tag } from '#ui/tag.tsx';
import type { CaseFile } from '../contract/cases.ts';
import { officeCaseTexts } from '../texts/office-cases.ts';
import { AssignControl } from './assign-control.tsx';

const texts = officeApplicationTexts;

export interface CaseHeaderProps {
  file: CaseFile;
  onDecide: (status: ApplicationStatus) => void;
}

/** Who it is, where it stands, whose it is and who else looks at it, and the ways to decide. */
export function CaseHeader({ file, onDecide }: CaseHeaderProps) {
  const { application, applicant } = file;
  const plan = applicant.subscription_plan;
  return (
    // Where there is less room everything about the case comes first, then what can be done with it.
    <div className="flex flex-col pb-3">
      <PageHeader
        className="pt-0! pb-0! max-lg:contents! max-lg:[&>:last-child:not(:first-child)]:order-3 max-lg:[&>:last-child:not(:first-child)]:mt-3"
        title={application.applicant_name ?? texts.noName}
        lead={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <ApplicationStatusMark status={application.status} />
            <CopyId id={application.id} />
            <span>{typeLabel(application.application_type)}</span>
          </span>
        }
        actions={
          application.abilities.decide && <Decisions status={application.status} onDecide={onDecide} />
        }
      />
      <div className="order-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
        {applicant.erasure_due_at && (
          <Tag tone="due">{officeCaseTexts.erasure(formatShortDate(applicant.erasure_due_at))}</Tag>
        )}
        <span>{plan ? officeCaseTexts.plan(planNames[plan]) : officeCaseTexts.noPlan}</span>
        <span>{texts.case.created(formatShortDate(application.created_at))}</span>
        <AssignControl application={application} />
        <Viewers type="application" id={application.id} />
      </div>
    </div>
  );
}

/** What usually comes next as buttons, every other status in the menu. */
function Decisions({ status, onDecide }: Pick<CaseHeaderProps, 'onDecide'> & { status: ApplicationStatus }) {
  const approved = status === 'approved';
  const settled = approved || status === 'completed';
  const buttons: ApplicationStatus[] = ['rejected', approved ? 'completed' : 'approved'];
  const others = applicationStatus.options.filter((other) => other !== status && !buttons.includes(other));
  return (
    <>
      {status !== 'rejected' && (
        <Button className="text-bad-text!" onClick={() => onDecide('rejected')}>
          <CircleX aria-hidden="true" />
          {texts.menu.reject}
        </Button>
      )}
      {approved ? (
        <Button onClick={() => onDecide('completed')}>
          <CheckCheck aria-hidden="true" />
          {officeCaseTexts.markCompleted}
        </Button>
      ) : (
        <Button variant={settled ? 'outline' : 'primary'} onClick={() => onDecide('approved')}>
          <CircleCheck aria-hidden="true" />
          {texts.menu.approve}
        </Button>
      )}
      <Menu
        label={texts.menu.setStatus}
        items={others.map((other) => ({ label: statusLabels[other], onSelect: () => onDecide(other) }))}
      />
    </>
  );
}
