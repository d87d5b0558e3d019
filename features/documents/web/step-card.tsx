import clsx from 'clsx';
import type { ApplicationStep } from '#features/applications/contract/applications.ts';
import { applicationStages } from '#features/applications/texts/applications.ts';
import { Card } from '#ui/card.tsx';
import { StatusMark, type StatusTone } from '#ui/status-mark.tsx';
import type { DocumentRow } from '../contract.ts';
import { documentTexts } from '../texts/documents.ts';
import { DocumentSection } from './document-section.tsx';

const texts = documentTexts.steps;

const looks: Record<ApplicationStep['status'], { tone: StatusTone; tint: string }> = {
  completed: { tone: 'done', tint: 'bg-good' },
  in_progress: { tone: 'now', tint: 'bg-tint' },
  pending: { tone: 'todo', tint: 'bg-well' },
};

interface StepCardProps {
  step: ApplicationStep;
  /** All of the application. */
  documents: readonly DocumentRow[];
}

/** One stage with its documents. The tint of its head repeats what icon and word say. */
export function StepCard({ step, documents }: StepCardProps) {
  const { tone, tint } = looks[step.status];
  // The row keeps the words in which the application was begun; they are said in those of the screen.
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
