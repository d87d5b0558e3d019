import clsx from 'clsx';
import type { Application, ApplicationStep } from '#features/applications/contract/applications.ts';
import { applicationStages } from '#features/applications/texts/applications.ts';
import { reviewTexts } from '#features/reviews/texts/reviews.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { StatusMark, type StatusTone } from '#ui/status-mark.tsx';
import type { DocumentRow } from '../contract.ts';
import { documentTexts } from '../texts/documents.ts';
import { DocumentSection } from './document-section.tsx';

interface ApplicationDocumentsProps {
  application: Application;
  documents: readonly DocumentRow[];
}

/** General documents, then one card per stage. */
export function ApplicationDocuments({ application, documents }: ApplicationDocumentsProps) {
  const { general, steps } = documentTexts;
  return (
    <div className="grid grid-cols-1 gap-6 lg:gap-8">
      <Card aria-labelledby="general-title" className="grid gap-4">
        <CardHeader id="general-title" title={general.title} />
        <p className="text-muted">{general.explain}</p>
        <DocumentSection
          title={general.title}
          target={{ application_id: application.id, document_category: 'general' }}
          documents={documents}
          holds={({ step_id }) => !step_id}
          empty={general.empty}
        />
      </Card>

      <section aria-labelledby="steps-title" className="grid grid-cols-1 gap-4">
        <h2 id="steps-title" className="text-xl wrap-anywhere">
          {steps.title}
        </h2>
        <p className="text-muted">{reviewTexts.promise}</p>
        {application.steps.map((step) => (
          <StepCard key={step.id} step={step} documents={documents} />
        ))}
      </section>
    </div>
  );
}

const texts = documentTexts.steps;

const looks: Record<ApplicationStep['status'], { tone: StatusTone; tint: string }> = {
  completed: { tone: 'done', tint: 'bg-good' },
  in_progress: { tone: 'now', tint: 'bg-tint' },
  pending: { tone: 'todo', tint: 'bg-well' },
};

interface StepCardProps {
  step: ApplicationStep;
  documents: readonly DocumentRow[];
}

/** A stage with its documents. The header's tint repeats icon and word. */
function StepCard({ step, documents }: StepCardProps) {
  const { tone, tint } = looks[step.status];
  // The row keeps the stage's name from when the application began; the screen uses today's.
  const stage = applicationStages[step.step_number - 1];
  const title = texts.stepTitle(step.step_number, stage?.title ?? step.step_title);
  const titleId = `step-${step.step_number}-title`;
  return (
    <Card padded={false} aria-labelledby={titleId} className="overflow-hidden">
      <div
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-card py-4',
          tint,
        )}
      >
        <h3 id={titleId} className="text-lead">
          {title}
        </h3>
        <StatusMark tone={tone}>{texts.states[step.status]}</StatusMark>
      </div>
      <div className="grid gap-4 p-card">
        <p className="text-muted">
          {stage?.description ?? step.step_description}{' '}
          {texts.duration(stage?.duration ?? step.estimated_duration)}
        </p>
        <DocumentSection
          title={title}
          target={{
            application_id: step.application_id,
            step_id: step.id,
            document_category: 'step_document',
          }}
          documents={documents}
          holds={({ step_id }) => step_id === step.id}
          empty={texts.empty}
        />
      </div>
    </Card>
  );
}
