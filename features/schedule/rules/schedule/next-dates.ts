import type { Schedule, ScheduledTask } from './schedule.ts';
import { tasks } from './tasks.ts';

/** What can be begun now, the most urgent first: nothing that waits for something else. */
export function nextDates(schedule: Schedule): ScheduledTask[] {
  const isDone = (id: ScheduledTask['id']) => schedule.tasks.some((task) => task.id === id && task.done);
  return schedule.tasks.filter(({ id, done }) => !done && tasks[id].after.every(isDone));
}
