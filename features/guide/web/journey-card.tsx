import type { Application } from '#features/applications/contract/applications.ts';
import { dashboardTexts } from '#features/site/texts/dashboard.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { Guide } from '../contract.ts';
import { JourneyFigures } from './journey-figures.tsx';
import { NextStep } from './next-step.tsx';
import { DeadlineStrip } from './schedule/deadline-strip.tsx';
import { StepTiles } from './step-tiles.tsx';
import { SubmittedNote } from './submitted-note.tsx';
import { useSchedule } from './use-schedule.ts';

const texts = dashboardTexts.journey;

/** How far the application has come, the one thing to do next, the nearest date, and the six tiles at the foot. */
export function JourneyCard({ application, guide }: { application: Application; guide: Guide }) {
  const { progress_percentage } = application;
  const { schedule } = useSchedule(application.id, guide);
  return (
    <Card padded={false} aria-labelledby="journey-title" className="overflow-hidden">
      <div className="grid gap-6 p-card">
        <div className="grid gap-3">
          <CardHeader id="journey-title" title={texts.title} aside={texts.progress(progress_percentage)} />
          <ProgressBar
            value={progress_percentage}
            label={texts.progressLabel}
            valueText={texts.progress(progress_percentage)}
          />
        </div>
        <NextStep guide={guide} schedule={schedule} />
        {schedule && <DeadlineStrip schedule={schedule} />}
        <SubmittedNote guide={guide} />
        <JourneyFigures application={application} guide={guide} />
      </div>
      <StepTiles steps={guide.steps} />
    </Card>
  );
}
