import {
  documentTypes,
  eachType,
  type RequiredDocument,
  requiredDocuments,
} from '#features/documents/rules/document-types.ts';
import type { CountedFact, Durations } from '#features/facts/durations.ts';
import type { GuideStepId } from '#features/guide/rules/guide-items.ts';
import { type Duration, daysOf } from '#platform/shared/day-numbers.ts';
import { stageDurations, stepDurations } from '../durations.ts';

export type TaskId =
  | 'nif-number'
  | 'nif-document'
  | RequiredDocument
  | 'apostille'
  | 'online-application'
  | 'interview';

interface Task {
  step: GuideStepId;
  /** A fact: as long as the register says. */
  takes: Duration | CountedFact;
  /** Its dependencies. */
  after: readonly TaskId[];
}

const [, applying] = stageDurations;

/**
 * What to do until the appointment, each after everything it depends on. Times are the guide's (durations.ts). Papers and the tax number run in parallel, as in the planner for visitors; a lease
 * needs the tax number. The online application takes its stage's one to two weeks, not only the
 * minutes at the form. Waiting for an appointment is not a task: its day is known, or counted from the move. Translations
 * and a Portuguese bank account are missing, because no source gives their time.
 */
export const tasks: Readonly<Record<TaskId, Task>> = {
  'nif-number': { step: 'nif-number', takes: 'nif-time', after: [] },
  'nif-document': { step: 'nif-document', takes: stepDurations['nif-document'], after: ['nif-number'] },
  ...eachType((type): Task => {
    const { takes, after } = documentTypes[type];
    return { step: 'documents', takes, after: after ? [after] : [] };
  }),
  apostille: { step: 'documents', takes: 'apostille', after: ['criminal-record'] },
  'online-application': {
    step: 'online-application',
    takes: applying,
    after: ['nif-document', 'apostille', ...requiredDocuments],
  },
  interview: { step: 'interview', takes: stepDurations.interview, after: ['online-application'] },
};

export const taskIds: readonly TaskId[] = [
  'nif-number',
  'nif-document',
  ...requiredDocuments.flatMap((type): TaskId[] =>
    type === 'criminal-record' ? [type, 'apostille'] : [type],
  ),
  'online-application',
  'interview',
];

const dependentsOf = (id: TaskId): TaskId[] => taskIds.filter((other) => tasks[other].after.includes(id));

/** Day numbers (platform/shared/day-numbers.ts). */
interface Stretch {
  begin: number;
  end: number;
}

type Stretches = Record<TaskId, Stretch>;

/** 0: every task takes its shortest time, 1: its longest. */
type Pace = 0 | 1;

/** What the lengths of tasks depend on. */
interface Lengths {
  done: ReadonlySet<TaskId>;
  /** The days on which those under way began. */
  begun: ReadonlyMap<TaskId, number>;
  durations: Durations;
}

/** How long a task takes. */
export function timeOf(id: TaskId, durations: Durations): Duration {
  const { takes } = tasks[id];
  return typeof takes === 'string' ? durations[takes] : takes;
}

/** A done task takes no time. */
const lengthOf = (id: TaskId, { done, durations }: Lengths, pace: Pace) =>
  done.has(id) ? 0 : daysOf(timeOf(id, durations))[pace];

/** The latest begin and end of each task for the last to end on `target`. */
export function backwards(target: number, lengths: Lengths, pace: Pace): Stretches {
  const found = {} as Stretches;
  for (const id of taskIds.toReversed()) {
    const end = Math.min(target, ...dependentsOf(id).map((next) => found[next].begin));
    found[id] = { begin: end - lengthOf(id, lengths, pace), end };
  }
  return found;
}

/** The earliest begin and end of each task from `today` on; what is under way is counted from when it began. */
export function forwards(today: number, lengths: Lengths, pace: Pace): Stretches {
  const found = {} as Stretches;
  for (const id of taskIds) {
    const begin =
      lengths.begun.get(id) ?? Math.max(today, ...tasks[id].after.map((before) => found[before].end));
    found[id] = { begin, end: Math.max(today, begin + lengthOf(id, lengths, pace)) };
  }
  return found;
}
