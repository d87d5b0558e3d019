import { Component, type ReactNode, Suspense, useRef } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import { type Schedule, stepDates, visaAhead } from '#features/schedule/rules/schedule/schedule.ts';
import { scheduleTexts } from '#features/schedule/texts/schedule.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/skeleton.tsx';
import type { Guide } from '../contract.ts';
import { guideTexts } from '../texts/guide.ts';
import { OpenWhen } from './guide-dates.tsx';
import { LockedStep, StepCard } from './step-card.tsx';
import { StepFooter } from './step-footer.tsx';
import type { Step } from './step-place.tsx';
import type { StepBodies } from './steps.ts';
import { useOpenStep } from './use-open-step.ts';
import { sayDay } from './use-schedule.ts';

interface GuideStepsProps {
  guide: Guide;
  application: Application;
  bodies: StepBodies;
  schedule: Schedule | null;
  onPrint: (step: Guide['steps'][number]['id']) => void;
}

/** The six step cards. One is open at a time. */
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

/** A step's content with its loading and error states: the other cards stay usable. */
class StepInside extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { title, detail } = guideTexts.stepFailed;
    if (this.state.failed)
      return (
        <Alert
          tone="error"
          title={title}
          actions={<Button onClick={() => location.reload()}>{uiTexts.tryAgain}</Button>}
        >
          {detail}
        </Alert>
      );
    return (
      // A screen high: the card below stays out of sight until it has its place.
      <Suspense fallback={<Loading label={guideTexts.loadingStep} className="min-h-dvh" />}>
        <div className="grid gap-6">{this.props.children}</div>
      </Suspense>
    );
  }
}

/** The dates of a step's card; the last step has none before the visa. Empty for completed steps. */
function StepWhen({ schedule, step }: { schedule: Schedule; step: Step }) {
  if (step.state === 'completed') return null;
  const dates = stepDates(schedule, step.id);
  if (dates)
    return (
      <>
        <OpenWhen dates={dates} begun={step.state === 'in_progress'} />
        {step.id === 'documents' && step.state === 'locked' && (
          <span className="text-small font-normal text-ink">{scheduleTexts.card.ahead}</span>
        )}
      </>
    );
  // Open means that the visa was issued.
  if (step.id !== 'settlement' || step.state === 'in_progress') return null;
  const visa = visaAhead(schedule, todayAsDay());
  if (!visa) return null;
  return (
    <span className="text-small font-normal text-ink">
      {scheduleTexts.card.visa(sayDay(visa.earliest), sayDay(visa.latest))}
    </span>
  );
}
