import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import type { GuideStepId } from '#features/guide/rules/guide-items.ts';
import { type Duration, daysOf } from '#platform/shared/day-numbers.ts';
import {
  apostilleDuration,
  documentDurations,
  nifArrival,
  stageDurations,
  stepDurations,
} from '../durations.ts';

/** What there is to do until the appointment, each after everything that it waits for. */
export const taskIds = [
  'nif-number',
  'nif-document',
  'passport',
  'criminal-record',
  'apostille',
  'birth-certificate',
  'proof-income',
  'health-insurance',
  'accommodation-proof',
  'online-application',
  'interview',
] as const;

export type TaskId = (typeof taskIds)[number];

interface Task {
  /** The card of the guide that it belongs to. */
  step: GuideStepId;
  takes: Duration;
  /** What has to be over before it can begin. */
  after: readonly TaskId[];
}

const [, applying, , deciding] = stageDurations;

/**
 * The times are the guide's own (`durations.ts`). Papers and the tax number are got side by side, as the planner for
 * visitors has it; a lease needs the tax number (step 1 of the guide). The online application takes its stage's one to two
 * weeks and not only the minutes at the form. The waiting for an appointment is no task: its day is known, or counted from
 * the move. Translations and a Portuguese bank account are not in here, because we have no time for them with a source.
 */
export const tasks: Readonly<Record<TaskId, Task>> = {
  'nif-number': { step: 'nif-number', takes: nifArrival, after: [] },
  'nif-document': { step: 'nif-document', takes: stepDurations['nif-document'], after: ['nif-number'] },
  passport: { step: 'documents', takes: documentDurations.passport, after: [] },
  'criminal-record': { step: 'documents', takes: documentDurations['criminal-record'], after: [] },
  apostille: { step: 'documents', takes: apostilleDuration, after: ['criminal-record'] },
  'birth-certificate': { step: 'documents', takes: documentDurations['birth-certificate'], after: [] },
  'proof-income': { step: 'documents', takes: documentDurations['proof-income'], after: [] },
  'health-insurance': { step: 'documents', takes: documentDurations['health-insurance'], after: [] },
  'accommodation-proof': {
    step: 'documents',
    takes: documentDurations['accommodation-proof'],
    after: ['nif-number'],
  },
  'online-application': {
    step: 'online-application',
    takes: applying,
    after: ['nif-document', 'apostille', ...requiredDocuments],
  },
  interview: { step: 'interview', takes: stepDurations.interview, after: ['online-application'] },
};

/** From the appointment until the visa is there: the last of the four stages. */
export const decisionTakes: Duration = deciding;

/** What waits for a task. */
const waitingFor = (id: TaskId): TaskId[] => taskIds.filter((other) => tasks[other].after.includes(id));

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
