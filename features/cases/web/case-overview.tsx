import { Lock, Plus } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link as RouterLink } from 'react-router';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { ApplicationStatusMark } from '#features/applications/web/application-status.tsx';
import { NoteText } from '#features/notices/web/note-text.tsx';
import { officePlanTexts } from '#features/plans/texts/office-plans.ts';
import { planNames } from '#features/site/texts/dashboard.ts';
import { formatDateTime, formatMoney, formatShortDate, formatWhen } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { usePagedQuery } from '#platform/browser/paged-query.ts';
import { foldEvents } from '#platform/shared/fold-events.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { IconLink, Link } from '#ui/link.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatusMark, type StatusTone } from '#ui/status-mark.tsx';
import type { CaseFile } from '../contract/cases.ts';
import { officeCaseTexts } from '../texts/office-cases.ts';
import { caseNoteTexts } from '../texts/office-notes.ts';
import { CaseEventLine } from './case-event.tsx';
import { CaseGuide } from './case-guide.tsx';
import { caseHistoryQuery } from './queries.ts';

const { case: texts, ...common } = officeApplicationTexts;

const household = officeCaseTexts.household;

const tones: Record<CaseFile['steps'][number]['status'], StatusTone> = {
  pending: 'todo',
  in_progress: 'now',
  completed: 'done',
};

const CaseHandIn = lazyPlace(
  async () => ({ default: (await import('./case-hand-in.tsx')).CaseHandIn }),
  uiTexts.notFetched.title,
);

const CasePapers = lazyPlace(
  async () => ({ default: (await import('./case-papers.tsx')).CasePapers }),
  uiTexts.notFetched.title,
);

/** Progress on one side; the applicant, the last note and the latest events on the other. */
export function CaseOverview({ file }: { file: CaseFile }) {
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_22rem]">
      <div className="grid content-start gap-4">
        <CaseGuide file={file} />
        <Suspense fallback={<Skeleton className="h-72" />}>
          <CasePapers file={file} />
        </Suspense>
        <Stages file={file} />
        {file.status_reason && (
          <Card aria-labelledby="case-note">
            <CardHeader id="case-note" title={texts.noteSent} />
            <p className="mt-2 wrap-anywhere whitespace-pre-line">{file.status_reason}</p>
          </Card>
        )}
      </div>
      <div className="grid content-start gap-4">
        <Applicant file={file} />
        <Suspense fallback={<Skeleton className="h-32" />}>
          <CaseHandIn handIn={file.hand_in} />
        </Suspense>
        <NewestNote file={file} />
        <LatestEvents id={file.application.id} />
      </div>
    </div>
  );
}

function Stages({ file: { progress_percentage, current_step, steps } }: { file: CaseFile }) {
  return (
    <Card padded={false} aria-labelledby="case-stages">
      <CardHeader
        id="case-stages"
        title={texts.stage(current_step)}
        aside={`${progress_percentage}%`}
        className="border-b border-line px-4 py-3"
      />
      <ol className="grid px-4 py-2">
        {steps.map((step) => (
          <li
            key={step.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line-soft py-2 last:border-b-0"
          >
            <span>
              {step.step_title}
              <span className="block text-small text-muted">{step.estimated_duration}</span>
            </span>
            <StatusMark tone={tones[step.status]}>{texts.stageStatus[step.status]}</StatusMark>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Applicant({ file }: { file: CaseFile }) {
  const { application, applicant, kind, household: others } = file;
  const base = useOfficeBase();
  const plan = applicant.subscription_plan;
  const fee = feeInWords(file.fee);
  return (
    <Card aria-labelledby="case-applicant">
      <CardHeader
        id="case-applicant"
        title={texts.applicant}
        aside={kind !== 'self' && household.kind(kind)}
      />
      <dl className="mt-3 grid gap-x-4 sm:grid-cols-[auto_1fr] sm:gap-y-1.5">
        <Line term={texts.email}>
          {application.email && (
            <Link href={`mailto:${application.email}`}>
              <EmailText address={application.email} />
            </Link>
          )}
        </Line>
        <Line term={texts.phone}>{applicant.phone}</Line>
        <Line term={texts.nationality}>{applicant.nationality}</Line>
        <Line term={texts.location}>{applicant.current_location}</Line>
        <Line term={texts.plan}>{plan ? planNames[plan] : texts.noPlan}</Line>
        {fee && <Line term={officePlanTexts.fee.title}>{fee}</Line>}
        <Line term={texts.joined}>{formatShortDate(applicant.joined_at)}</Line>
        <Line term={household.title}>
          {others.length === 0
            ? household.alone
            : others.map((other) => (
                <span key={other.id} className="flex flex-wrap items-center gap-x-2">
                  <RouterLink to={`${base}/applications/${other.id}`} className="prose-link">
                    {other.applicant_name ?? common.noName}
                  </RouterLink>
                  <span className="text-small text-muted">({household.kind(other.kind)})</span>
                  <ApplicationStatusMark status={other.status} />
                </span>
              ))}
        </Line>
      </dl>
    </Card>
  );
}

/** Undefined when there is no fee and none was paid. */
function feeInWords({ asked, paid }: CaseFile['fee']): string | undefined {
  const { fee } = officePlanTexts;
  if (paid) return fee.paid(formatMoney(paid.amount, paid.currency), formatShortDate(paid.paid_at));
  return asked > 0 ? fee.due(formatMoney(asked, 'USD')) : undefined;
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere] max-sm:mb-2">
        {children || <span className="text-muted">{texts.notGiven}</span>}
      </dd>
    </>
  );
}

const timelineTexts = officeCaseTexts.timeline;

const shown = 6;

/** The latest events, with a link to all. */
function LatestEvents({ id }: { id: string }) {
  const history = usePagedQuery(caseHistoryQuery(id), (page) => page.events);
  const events = foldEvents(history.rows);
  return (
    <Card aria-labelledby="case-latest">
      <CardHeader id="case-latest" title={timelineTexts.title} />
      <QueryView
        query={history}
        loading={timelineTexts.loading}
        skeleton="mt-3 h-24"
        failed={timelineTexts.errorLoading}
        className="mt-3"
      >
        {() =>
          events.length === 0 ? (
            <p className="mt-3 text-muted">{timelineTexts.empty}</p>
          ) : (
            <ol className="mt-3 grid gap-3">
              {events.slice(0, shown).map((event) => (
                <CaseEventLine key={event.id} event={event} />
              ))}
            </ol>
          )
        }
      </QueryView>
      <p className="mt-4 empty:hidden">
        {(events.length > shown || history.error) && <Link to="?tab=timeline">{timelineTexts.all}</Link>}
      </p>
    </Card>
  );
}

const noteTexts = caseNoteTexts;

/** The dashed border that marks what the applicant never sees. */
export const noteLook = 'rounded-card border border-dashed border-control bg-well p-4';

export function privacyOf({ application }: CaseFile): string {
  const name = officeCaseTexts.firstName(application.applicant_name);
  return name ? noteTexts.private(name) : noteTexts.privateUnnamed;
}

/** The newest note; the others and the form are in the Notes tab. */
function NewestNote({ file }: { file: CaseFile }) {
  const { total, newest } = file.notes;
  return (
    <section aria-labelledby="case-newest-note" className={noteLook}>
      <h2 id="case-newest-note" className="flex items-center gap-2 text-lead">
        <Lock aria-hidden="true" className="size-4" />
        {noteTexts.one}
      </h2>
      {newest ? (
        <p className="mt-2 line-clamp-6 wrap-anywhere whitespace-pre-line">
          <NoteText text={newest.body} />
        </p>
      ) : (
        <p className="mt-2 text-muted">
          {noteTexts.empty.title}. {noteTexts.empty.body}
        </p>
      )}
      <p className="mt-2 text-small text-muted">
        {newest && (
          <>
            {noteTexts.by(newest.author_name ?? noteTexts.byFormer)}{' '}
            <time dateTime={newest.created_at} title={formatDateTime(newest.created_at)}>
              {formatWhen(newest.created_at)}.
            </time>{' '}
          </>
        )}
        {privacyOf(file)}
      </p>
      <p className="flex flex-wrap gap-x-6">
        <IconLink icon={Plus} to="?tab=notes">
          {noteTexts.add}
        </IconLink>
        {total > 1 && (
          <Link to="?tab=notes" className="inline-flex min-h-control items-center">
            {noteTexts.allOf(total)}
          </Link>
        )}
      </p>
    </section>
  );
}
