import { useRef } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import type { Schedule } from '#features/schedule/rules/schedule/schedule.ts';
import type { Guide } from '../contract.ts';
import { guideTexts } from '../texts/guide.ts';
import { LockedStep } from './locked-step.tsx';
import { StepWhen } from './schedule/step-when.tsx';
import type { StepBodies } from './step-body.ts';
import { StepCard } from './step-card.tsx';
import { StepFooter } from './step-footer.tsx';
import { StepInside } from './step-inside.tsx';
import { useOpenStep } from './use-open-step.ts';

interface GuideStepsProps {
  guide: Guide;
  application: Application;
  bodies: StepBodies;
  schedule: Schedule | null;
  onPrint: (step: Guide['steps'][number]['id']) => void;
}

/** The six cards on their course. One is open at a time. */
export function GuideSteps({ guide, application, bodies, schedule, onPrint }: GuideStepsProps) {
  const list = useRef<HTMLOListElement>(null);
  const { open, toggle } = useOpenStep(guide.steps, list);
  return (
    <ol ref={list} aria-label={guideTexts.list} className="grid min-w-0 gap-4">
      {guide.steps.map((step, index) => {
        const Body = bodies[step.id];
        const when = schedule && <StepWhen schedule={schedule} step={step} />;
        const place = { step, index, sailed: guide.steps[index - 1]?.state === 'completed', when };
        return step.state === 'locked' ? (
          <LockedStep key={step.id} {...place} steps={guide.steps}>
            <StepInside>
              <Body guide={guide} application={application} readOnly />
            </StepInside>
          </LockedStep>
        ) : (
          <StepCard key={step.id} {...place} open={open === step.id} onToggle={() => toggle(step.id)}>
            <StepInside>
              <Body guide={guide} application={application} readOnly={false} />
              <StepFooter guide={guide} step={step} onPrint={() => onPrint(step.id)} />
            </StepInside>
          </StepCard>
        );
      })}
    </ol>
  );
}
