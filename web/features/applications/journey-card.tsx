import type { Application } from '#domain/contracts/applications.ts';
import { tileStates } from '#domain/rules/journey.ts';
import { applicationStages } from '#domain/texts/applications.ts';
import { dashboardTexts } from '#domain/texts/dashboard.ts';
import { guideSteps } from '#domain/texts/guide.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Tag } from '../../ui/tag.tsx';
import { StepTiles } from './step-tiles.tsx';

const texts = dashboardTexts.journey;

/** How far the application has come, the one thing to do next, and the six tiles at the foot. */
export function JourneyCard({ application }: { application: Application }) {
  const { progress_percentage, current_step, status, steps } = application;
  const tiles = tileStates(steps.map((step) => step.status));
  const next = guideSteps[tiles.indexOf('now')];
  const stage = applicationStages[current_step - 1];
  const waiting = status === 'under_review' || status === 'rejected';
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
          {stage && <p className="text-muted">{texts.stage(current_step, stage.title)}</p>}
        </div>
        {next && (
          <div className="grid justify-items-start gap-3">
            {!waiting && <Tag tone="next">{texts.next}</Tag>}
            <h3 className="display text-2xl">{next === guideSteps[0] ? texts.firstStep : next.title}</h3>
            <p>{texts.about(next.duration)}</p>
            <ButtonLink to="/visa-process" variant={waiting ? 'outline' : 'primary'} className="mt-1">
              {texts.continue}
            </ButtonLink>
          </div>
        )}
      </div>
      <StepTiles tiles={tiles} />
    </Card>
  );
}
