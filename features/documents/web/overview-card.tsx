import type { Application } from '#features/applications/contract/applications.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { documentTexts } from '../texts/documents.ts';

const texts = documentTexts.overview;

/** How far the application is: percent, step of four, status, as specified. */
export function OverviewCard({ application }: { application: Application }) {
  const { progress_percentage, current_step, status } = application;
  const progress = texts.progressValue(progress_percentage);
  return (
    <Card aria-labelledby="overview-title" className="grid content-start gap-4">
      <CardHeader id="overview-title" title={texts.title} />
      <div className="grid gap-2">
        <p className="font-medium">{progress}</p>
        <ProgressBar value={progress_percentage} label={texts.progress} valueText={progress} />
      </div>
      <dl className="grid gap-3">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{texts.currentStep}</dt>
          <dd className="font-medium">{texts.currentStepValue(current_step)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{texts.status}</dt>
          <dd className="font-medium first-letter:uppercase">{texts.statuses[status]}</dd>
        </div>
      </dl>
    </Card>
  );
}
