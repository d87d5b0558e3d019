import type { ReactNode } from 'react';
import type { CaseFile } from '#domain/contracts/applications.ts';
import { planNames } from '#domain/texts/dashboard.ts';
import { officeApplicationTexts } from '#domain/texts/office-applications.ts';
import { formatShortDate } from '../../lib/format.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StatusMark, type StatusTone } from '../../ui/status-mark.tsx';

const { case: texts, ...common } = officeApplicationTexts;

const tones: Record<CaseFile['steps'][number]['status'], StatusTone> = {
  pending: 'todo',
  in_progress: 'now',
  completed: 'done',
};

/** The stages on one side, the applicant on the other. */
export function CaseOverview({ file }: { file: CaseFile }) {
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_24rem]">
      <div className="grid content-start gap-4">
        <Stages file={file} />
        {file.status_reason && (
          <Card aria-labelledby="case-note">
            <CardHeader id="case-note" title={texts.noteSent} />
            <p className="mt-2 whitespace-pre-line">{file.status_reason}</p>
          </Card>
        )}
      </div>
      <Applicant file={file} />
    </div>
  );
}

function Stages({ file: { application, steps } }: { file: CaseFile }) {
  const percent = `${application.progress_percentage}%`;
  return (
    <Card padded={false} aria-labelledby="case-stages">
      <CardHeader
        id="case-stages"
        title={texts.stage(application.current_step)}
        aside={percent}
        className="border-b border-line px-4 py-3"
      />
      <div className="px-4 pt-4">
        <ProgressBar
          value={application.progress_percentage}
          label={common.progressOf(application.applicant_name ?? common.noName)}
          valueText={percent}
        />
      </div>
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

function Applicant({ file: { application, applicant } }: { file: CaseFile }) {
  const plan = applicant.subscription_plan;
  return (
    <Card aria-labelledby="case-applicant" className="self-start">
      <CardHeader id="case-applicant" title={texts.applicant} />
      <dl className="mt-3 grid gap-x-4 sm:grid-cols-[auto_1fr] sm:gap-y-1.5">
        <Line term={texts.email}>
          {application.email && <Link href={`mailto:${application.email}`}>{application.email}</Link>}
        </Line>
        <Line term={texts.phone}>{applicant.phone}</Line>
        <Line term={texts.nationality}>{applicant.nationality}</Line>
        <Line term={texts.location}>{applicant.current_location}</Line>
        <Line term={texts.plan}>{plan ? planNames[plan] : texts.noPlan}</Line>
        <Line term={texts.joined}>{formatShortDate(applicant.joined_at)}</Line>
      </dl>
    </Card>
  );
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
