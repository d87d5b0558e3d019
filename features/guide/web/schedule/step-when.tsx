import type { Schedule } from '#features/schedule/rules/schedule/schedule.ts';
import { stepDates } from '#features/schedule/rules/schedule/step-dates.ts';
import { scheduleTexts } from '#features/schedule/texts/schedule.ts';
import { OpenWhen } from '../open-when.tsx';
import type { Step } from '../step-place.tsx';
import { sayDay } from './say-day.ts';

/** The dates of one card of the guide; the last one waits for the visa. Nothing for what is behind. */
export function StepWhen({ schedule, step }: { schedule: Schedule; step: Step }) {
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
  // Open: the visa is there.
  if (step.id !== 'settlement' || step.state === 'in_progress') return null;
  const { earliest, latest } = schedule.visa;
  return (
    <span className="text-small font-normal text-ink">
      {scheduleTexts.card.visa(sayDay(earliest), sayDay(latest))}
    </span>
  );
}
