/** The maximum of undo steps. */
export const historySteps = 50;

/** Milliseconds. Keystrokes in one field with shorter pauses between them are one step of undo. */
export const restMs = 1000;

/** A change to record. */
export interface Change {
  /** For the Undo button: "Typing in Title". */
  what: string;
  /** The edited field. Changes without one are never merged. */
  field?: string;
  /** Where it happened, so that Undo can show it. */
  place: string;
}

interface Step<T> extends Change {
  before: T;
  after: T;
  /** When the step last grew, in milliseconds. */
  at: number;
}

/** A value with undo and redo stacks. Immutable. */
export interface History<T> {
  present: T;
  /** Oldest first. */
  done: readonly Step<T>[];
  /** The next redo is last. */
  undone: readonly Step<T>[];
}

export function begin<T>(present: T): History<T> {
  return { present, done: [], undone: [] };
}

/**
 * Records a change. One that continues the previous step's typing is merged into it; any other is a new step and
 * clears redo. Drops the oldest step beyond `historySteps`.
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

/** One step back; the same history when there is none. */
export function undo<T>(history: History<T>): History<T> {
  const step = history.done.at(-1);
  if (!step) return history;
  return {
    present: step.before,
    done: history.done.slice(0, -1),
    undone: [...history.undone, closed(step)],
  };
}

/** One step forward; the same history when there is none. */
export function redo<T>(history: History<T>): History<T> {
  const step = history.undone.at(-1);
  if (!step) return history;
  return { present: step.after, done: [...history.done, step], undone: history.undone.slice(0, -1) };
}

/** An undone and redone step is closed: further typing starts a new one. */
function closed<T>(step: Step<T>): Step<T> {
  return { ...step, at: Number.NEGATIVE_INFINITY };
}

/** The names of the next undo and redo; undefined when there is none. */
export function nextSteps<T>({ done, undone }: History<T>): { undo?: Change; redo?: Change } {
  return { undo: done.at(-1), redo: undone.at(-1) };
}
