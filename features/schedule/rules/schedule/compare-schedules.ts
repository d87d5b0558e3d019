import { daysBetween } from '../dates.ts';
import type { Schedule, ScheduledTask } from './schedule.ts';
import type { TaskId } from './tasks.ts';

export interface Comparison {
  /** Open tasks whose day to begin moves; `days` is negative when it moves closer. */
  moved: { id: TaskId; from: string; days: number }[];
  /** No longer in time (`late` or `hopeless`). */
  broken: TaskId[];
  /** In time again. */
  mended: TaskId[];
  /** Done, but to be done again: a paper that would be too old. */
  again: TaskId[];
}

/** Compares a schedule with the one that another day would give. */
export function compareSchedules(before: Schedule, after: Schedule): Comparison {
  const found: Comparison = { moved: [], broken: [], mended: [], again: [] };
  for (const task of after.tasks) {
    const old = before.tasks.find(({ id }) => id === task.id);
    if (!old || task.done) continue;
    if (old.done) {
      found.again.push(task.id);
      continue;
    }
    const days = daysBetween(old.beginBy, task.beginBy);
    if (days !== 0) found.moved.push({ id: task.id, from: old.beginBy, days });
    if (fails(task) && !fails(old)) found.broken.push(task.id);
    if (fails(old) && !fails(task)) found.mended.push(task.id);
  }
  return found;
}

const fails = ({ late, hopeless }: ScheduledTask) => late || hopeless;
