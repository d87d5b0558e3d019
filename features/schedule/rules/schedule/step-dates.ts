import type { RequiredDocument } from '#features/documents/rules/document-types.ts';
import type { GuideStepId } from '#features/guide/rules/guide-items.ts';
import type { Schedule, ScheduledTask } from './schedule.ts';

/** When several tasks have to be begun and over: the first and the last of what is still to do. */
export type OpenDates = Pick<ScheduledTask, 'beginBy' | 'doneBy' | 'late'>;

/** The dates of one card of the guide; null when nothing in it is left to do before the appointment. */
export const stepDates = ({ tasks }: Schedule, step: GuideStepId): OpenDates | null =>
  openDates(tasks.filter((task) => task.step === step));

/** The same of one paper: the criminal record is there with its apostille. */
export const documentDates = ({ tasks }: Schedule, type: RequiredDocument): OpenDates | null =>
  openDates(tasks.filter(({ id }) => id === type || (type === 'criminal-record' && id === 'apostille')));

/** @param tasks - by the day to begin, as a schedule has them. */
function openDates(tasks: readonly ScheduledTask[]): OpenDates | null {
  const open = tasks.filter(({ done }) => !done);
  const [first] = open;
  const doneBy = open
    .map((task) => task.doneBy)
    .sort()
    .at(-1);
  return first && doneBy ? { beginBy: first.beginBy, doneBy, late: first.late } : null;
}
