import type { GuideStepId } from '../guide-items.ts';
import type { Schedule, ScheduledTask } from './schedule.ts';

/** When a card of the guide has to be begun and over: the first and the last of what is still to do in it. */
export type StepDates = Pick<ScheduledTask, 'beginBy' | 'doneBy' | 'late'>;

/** The dates of one step; null when nothing in it is left to do before the appointment. */
export function stepDates({ tasks }: Schedule, step: GuideStepId): StepDates | null {
  const open = tasks.filter((task) => task.step === step && !task.done);
  const [first] = open;
  const doneBy = open
    .map((task) => task.doneBy)
    .sort()
    .at(-1);
  return first && doneBy ? { beginBy: first.beginBy, doneBy, late: first.late } : null;
}
