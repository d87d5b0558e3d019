import {
  documentTypes,
  type RequiredDocument,
  requiredDocuments,
} from '#features/documents/rules/document-types.ts';
import type { Durations } from '#features/facts/durations.ts';
import { type GuideStepId, guideStepIds } from '#features/guide/rules/guide-items.ts';
import { type Days, dayOf, daysOf, numberOf } from '#platform/shared/day-numbers.ts';
import { forwards, type TaskId, taskIds, tasks } from './schedule/tasks.ts';

export const papersInHand = ['nif', ...requiredDocuments] as const;
export type PaperInHand = (typeof papersInHand)[number];

/** What a visitor tells the planner. */
export interface TimelineWish {
  /** The month of the move, 'YYYY-MM'; null for as soon as possible. */
  move: string | null;
  have: readonly PaperInHand[];
  spouse: boolean;
  children: number;
}

/** Two days, 'YYYY-MM-DD': with the shortest and with the longest times. */
export interface Span {
  earliest: string;
  latest: string;
}

export interface TimelineStep {
  id: GuideStepId;
  begins: Span;
  ends: Span;
}

/**
 * open: no month given. comfortable: in time with the longest times. tight: only if some steps go faster.
 * too_soon: not even with the shortest times.
 */
export type TimelineFit = 'open' | 'comfortable' | 'tight' | 'too_soon';

export interface Timeline {
  fit: TimelineFit;
  /** The day the dates count from: the last safe one when the move is far enough away, else today. */
  start: string;
  /** The last day to begin with the shortest times; null without a month. */
  lastStart: string | null;
  steps: TimelineStep[];
  visa: Span;
  /** The first month, 'YYYY-MM', for which a start today is safe. */
  safeMonth: string;
  /** Papers to get, the slowest first. */
  missing: RequiredDocument[];
}

const monthsAhead = 24;
export const mostChildren = 5;

const plus = (one: Days, other: Days): Days => [one[0] + other[0], one[1] + other[1]];

/** The months that the planner offers, the next first. `today` is 'YYYY-MM-DD'. */
export function moveMonths(today: string): string[] {
  return Array.from({ length: monthsAhead }, (_, index) => monthAfter(today, index + 1));
}

function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Reads the wish from an address; ignores unknown values. */
export function readWish(query: URLSearchParams, today: string): TimelineWish {
  const move = query.get('move') ?? '';
  const children = Number(query.get('children'));
  const have = query.getAll('have');
  return {
    move: moveMonths(today).includes(move) ? move : null,
    have: papersInHand.filter((paper) => have.includes(paper)),
    spouse: query.get('with') === 'spouse',
    children: Number.isInteger(children) ? Math.min(mostChildren, Math.max(0, children)) : 0,
  };
}

/**
 * The six steps with dates. Papers and the tax number run in parallel; each later stage begins when the one before ends.
 * The sixth step ends with the visa: the rest happens in Portugal.
 */
export function timelineOf(wish: TimelineWish, today: string, durations: Durations): Timeline {
  const missing = requiredDocuments
    .filter((document) => !wish.have.includes(document))
    .sort((one, other) => daysToGet(other, durations)[1] - daysToGet(one, durations)[1]);
  const parts = partsOf(wish, durations);
  const [least, most] = parts.settlement.ends;

  const now = numberOf(today);
  const target = wish.move === null ? null : numberOf(`${wish.move}-01`);
  const fit: TimelineFit =
    target === null
      ? 'open'
      : now + most <= target
        ? 'comfortable'
        : now + least <= target
          ? 'tight'
          : 'too_soon';
  const start = fit === 'comfortable' && target !== null ? target - most : now;
  const span = ([early, late]: Days): Span => ({
    earliest: dayOf(start + early),
    latest: dayOf(start + late),
  });
  return {
    fit,
    start: dayOf(start),
    lastStart: target === null ? null : dayOf(target - least),
    steps: guideStepIds.map((id) => ({ id, begins: span(parts[id].begins), ends: span(parts[id].ends) })),
    visa: span(parts.settlement.ends),
    safeMonth: monthAfter(dayOf(now + most - 1), 1),
    missing,
  };
}

/** A criminal record is complete with its apostille. */
function daysToGet(document: RequiredDocument, { apostille }: Durations): Days {
  const days = daysOf(documentTypes[document].takes);
  return document === 'criminal-record' ? plus(days, daysOf(apostille)) : days;
}

interface Part {
  begins: Days;
  ends: Days;
}

/**
 * Days from the start at which each step begins and ends: the tasks of the schedule, so that a planner and a guide with the
 * same papers in hand name the same days. The specification's four stages are shown beside them.
 */
function partsOf({ have }: TimelineWish, durations: Durations): Record<GuideStepId, Part> {
  const done = new Set(have.flatMap((paper) => tasksBehind(paper)));
  const begun = new Map<TaskId, number>();
  const fast = forwards(0, { done, begun, durations }, 0);
  const slow = forwards(0, { done, begun, durations }, 1);
  const partOf = (step: GuideStepId): Part => {
    const own = taskIds.filter((id) => tasks[id].step === step);
    const all = (pace: typeof fast, edge: 'begin' | 'end') => own.map((id) => pace[id][edge]);
    return {
      begins: [Math.min(...all(fast, 'begin')), Math.min(...all(slow, 'begin'))],
      ends: [Math.max(...all(fast, 'end')), Math.max(...all(slow, 'end'))],
    };
  };
  const interview = partOf('interview');
  return {
    'nif-number': partOf('nif-number'),
    'nif-document': partOf('nif-document'),
    documents: partOf('documents'),
    'online-application': partOf('online-application'),
    interview,
    settlement: { begins: interview.ends, ends: plus(interview.ends, daysOf(durations['processing-time'])) },
  };
}

/** A criminal record is complete with its apostille. */
function tasksBehind(paper: PaperInHand): TaskId[] {
  if (paper === 'nif') return ['nif-number', 'nif-document'];
  return paper === 'criminal-record' ? [paper, 'apostille'] : [paper];
}
