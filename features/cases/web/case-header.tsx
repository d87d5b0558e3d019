import { CheckCheck, ChevronDown, ChevronUp, CircleCheck, CircleX, UserRound } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  type ApplicationStatus,
  applicationStatus,
  type OfficeApplication,
} from '#features/applications/contract/applications.ts';
import { officeApplicationTexts, statusLabels } from '#features/applications/texts/office-applications.ts';
import { ApplicationStatusMark, typeLabel } from '#features/applications/web/application-status.tsx';
import { AssigneeMenu } from '#features/applications/web/assignee-menu.tsx';
import { useAssign } from '#features/applications/web/case-changes.ts';
import { placeInList } from '#features/applications/web/remembered-list.ts';
import { Viewers } from '#features/presence/web/viewers.tsx';
import { planNames } from '#features/site/texts/dashboard.ts';
import { formatCount, formatShortDate } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { useSingleKeys } from '#platform/browser/single-keys.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { CopyId } from '#ui/copy-id.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { Menu } from '#ui/menu.tsx';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import { Tag } from '#ui/tag.tsx';
import type { CaseFile } from '../contract/cases.ts';
import { openPapers } from '../rules/cases.ts';
import { officeCaseTexts } from '../texts/office-cases.ts';

const texts = officeApplicationTexts;

const NextInQueue = lazyPlace(
  async () => ({ default: (await import('#features/queue/web/next-in-queue.tsx')).NextInQueue }),
  uiTexts.notFetched.title,
);

const ApproveAndNext = lazyPlace(
  async () => ({ default: (await import('./case-decision.tsx')).ApproveAndNext }),
  uiTexts.notFetched.title,
);

interface CaseHeaderProps {
  file: CaseFile;
  onDecide: (status: ApplicationStatus) => void;
}

/** The applicant, status, assignee, colleagues who view the case, and the decisions. */
export function CaseHeader({ file, onDecide }: CaseHeaderProps) {
  const { application, applicant } = file;
  const plan = applicant.subscription_plan;
  const { isComplete, aside } = openPapers(file);
  const ready = application.status === 'under_review' && isComplete;
  return (
    // In narrow windows the facts come first, then the actions.
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
          application.abilities.decide && (
            <Decisions status={application.status} ready={ready} onDecide={onDecide}>
              {ready && aside.length === 0 && (
                <Suspense fallback={<Button unavailable>{officeCaseTexts.approveAndNext}</Button>}>
                  <ApproveAndNext application={application} />
                </Suspense>
              )}
            </Decisions>
          )
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

interface DecisionsProps extends Pick<CaseHeaderProps, 'onDecide'> {
  status: ApplicationStatus;
  /** Under review, and nothing is missing for an approval. */
  ready: boolean;
  /** The press that approves and goes on, where there is one. */
  children: ReactNode;
}

/** The usual next statuses as buttons, the others in the menu. Approve is loud only when the case is ready for it. */
function Decisions({ status, ready, onDecide, children }: DecisionsProps) {
  const approved = status === 'approved';
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
        <Button variant={ready ? 'primary' : 'outline'} onClick={() => onDecide('approved')}>
          <CircleCheck aria-hidden="true" />
          {texts.menu.approve}
        </Button>
      )}
      <Menu
        label={texts.menu.setStatus}
        items={others.map((other) => ({ label: statusLabels[other], onSelect: () => onDecide(other) }))}
      />
      {/* At the end that grows: it comes when a colleague accepts the last paper, and moves nothing under a pointer. */}
      {children && <span className="contents lg:*:-order-1">{children}</span>}
    </>
  );
}

function AssignControl({ application }: { application: OfficeApplication }) {
  const assign = useAssign();
  return (
    <AssigneeMenu
      trigger={
        <Button variant="quiet" busy={assign.isPending}>
          <UserRound aria-hidden="true" />
          {officeCaseTexts.assigned(application.assignee?.name)}
        </Button>
      }
      onAssign={(to) => assign.mutate({ applications: [application], to })}
    />
  );
}

const placeTexts = officeCaseTexts.place;

/** The link back to the list this case was opened from, the position in it, and its neighbours. */
export function CasePlace({ id }: { id: string }) {
  const base = useOfficeBase();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const remembered = placeInList(id);
  // A list of the other office is not offered.
  const place = remembered?.href.startsWith(`${base}/`) ? remembered : undefined;

  /** Replaces the history entry, so that Back leads to the list; keeps the tab. */
  function go(neighbour: string | undefined) {
    if (!neighbour) return false;
    const tab = params.get('tab');
    navigate(`${base}/applications/${neighbour}${tab ? `?tab=${tab}` : ''}`, { replace: true });
    return true;
  }
  useSingleKeys(placeTexts.keys, [
    { keys: ['j'], label: placeTexts.next, run: () => go(place?.next) },
    { keys: ['k'], label: placeTexts.previous, run: () => go(place?.previous) },
  ]);

  return (
    <nav aria-label={placeTexts.label} className="flex flex-wrap items-center gap-x-3">
      <BackLink to={place?.href ?? `${base}/applications`}>
        {place && place.label !== 'All' ? place.label : officeApplicationTexts.case.back}
      </BackLink>
      {place && (
        <>
          <span className="text-small text-muted tabular-nums">
            {placeTexts.of(
              formatCount(place.position),
              `${formatCount(place.total)}${place.totalIsCapped ? '+' : ''}`,
            )}
          </span>
          <span className="flex">
            <Neighbour icon={ChevronUp} label={placeTexts.previous} to={place.previous} onGo={go} />
            <Neighbour icon={ChevronDown} label={placeTexts.next} to={place.next} onGo={go} />
          </span>
        </>
      )}
      <span className="ml-auto min-h-control">
        <Suspense>
          <NextInQueue id={id} />
        </Suspense>
      </span>
    </nav>
  );
}

/** Disabled rather than removed at the ends, so that the other button does not move under the pointer. */
function Neighbour({
  icon,
  label,
  to,
  onGo,
}: {
  icon: typeof ChevronUp;
  label: string;
  to: string | undefined;
  onGo: (id: string | undefined) => unknown;
}) {
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={to === undefined || undefined}
      className={to === undefined ? 'opacity-40 hover:bg-transparent!' : undefined}
      onClick={() => onGo(to)}
    />
  );
}
