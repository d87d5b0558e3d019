/** How many steps can be taken back. */
export const historySteps = 50;

/** Typing in one field is one step, until it rests for so long. */
export const restMs = 1000;

/** What one step was about. */
export interface Change {
  /** In words, as a button offers to take it back: "Typing in Title". */
  what: string;
  /** The field that was typed in. Changes without one are never joined. */
  field?: string;
  /** Where on the screen it happened, so that taking it back can show it. */
  place: string;
}

interface Step<T> extends Change {
  before: T;
  after: T;
  /** When it was last added to, in milliseconds. */
  at: number;
}

/** What is edited, with the way back and the way forward again. Nothing in it is ever changed in place. */
export interface History<T> {
  present: T;
  /** Oldest first. */
  done: readonly Step<T>[];
  /** The next one to do again comes last. */
  undone: readonly Step<T>[];
}

export function begin<T>(present: T): History<T> {
  return { present, done: [], undone: [] };
}

/**
 * Takes over a change. One that continues the typing of the step before joins it; any other is a step of its own, and
 * what was taken back can then not be done again. The oldest step beyond `historySteps` is forgotten.
 */
export function record<T>(history: History<T>, next: T, change: Change, now: number): History<T> {
  if (next === history.present) return history;
  const last = history.done.at(-1);
  const joins =
    last !== undefined &&
    change.field !== undefined &&
    last.field === change.field &&
    history.undone.length === 0 &&
    now - last.at < restMs;
  const step = { ...change, before: joins ? last.before : history.present, after: next, at: now };
  const done = joins ? history.done.slice(0, -1) : history.done;
  return { present: next, done: [...done, step].slice(-historySteps), undone: [] };
}

/** Back by one step; the same history when there is none. */
export function undo<T>(history: History<T>): History<T> {
  const step = history.done.at(-1);
  if (!step) return history;
  return {
    present: step.before,
    done: history.done.slice(0, -1),
    undone: [...history.undone, closed(step)],
  };
}

/** Forward again by one step; the same history when nothing was taken back. */
export function redo<T>(history: History<T>): History<T> {
  const step = history.undone.at(-1);
  if (!step) return history;
  return { present: step.after, done: [...history.done, step], undone: history.undone.slice(0, -1) };
}

/** What was taken back and done again is a step to itself: typing on begins the next one. */
function closed<T>(step: Step<T>): Step<T> {
  return { ...step, at: Number.NEGATIVE_INFINITY };
}

/** What the two buttons would do; undefined where there is nothing to do. */
export function nextSteps<T>({ done, undone }: History<T>): { undo?: Change; redo?: Change } {
  return { undo: done.at(-1), redo: undone.at(-1) };
}
