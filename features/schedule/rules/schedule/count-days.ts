import { daysOf } from '#platform/shared/day-numbers.ts';
import { type TaskId, taskIds, tasks, waitingFor } from './tasks.ts';

/** Days of a calendar as numbers. */
interface Stretch {
  begin: number;
  end: number;
}
type Stretches = Record<TaskId, Stretch>;

/** Which of its two times every task takes: 0 the shortest, 1 the longest. */
type Pace = 0 | 1;

/** What is done takes no time, and passes on what the others need. */
const lengthOf = (id: TaskId, done: ReadonlySet<TaskId>, pace: Pace) =>
  done.has(id) ? 0 : daysOf(tasks[id].takes)[pace];

/** When each task has to begin and end at the latest, so that the last is over on `target`. */
export function backwards(target: number, done: ReadonlySet<TaskId>, pace: Pace): Stretches {
  const found = {} as Stretches;
  for (const id of taskIds.toReversed()) {
    const end = Math.min(target, ...waitingFor(id).map((next) => found[next].begin));
    found[id] = { begin: end - lengthOf(id, done, pace), end };
  }
  return found;
}

/** When each task can begin and end at the earliest, from `today` on. */
export function forwards(today: number, done: ReadonlySet<TaskId>, pace: Pace): Stretches {
  const found = {} as Stretches;
  for (const id of taskIds) {
    const begin = Math.max(today, ...tasks[id].after.map((before) => found[before].end));
    found[id] = { begin, end: begin + lengthOf(id, done, pace) };
  }
  return found;
}
