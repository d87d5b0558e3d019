import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, type History, historySteps, nextSteps, record, redo, restMs, undo } from './history.ts';

const step = (what: string, field?: string) => ({ what, field, place: 'here' });

describe('typing', () => {
  test('in one field is one step until it rests', () => {
    let history = begin('');
    history = record(history, 'a', step('typing', 'title'), 0);
    history = record(history, 'ab', step('typing', 'title'), restMs - 1);
    history = record(history, 'abc', step('typing', 'title'), 2 * (restMs - 1));
    expect(undo(history).present).toBe('');

    history = record(history, 'abcd', step('typing', 'title'), 4 * restMs);
    expect(undo(history).present).toBe('abc');
  });

  test('in another field begins a step', () => {
    let history = begin('');
    history = record(history, 'a', step('typing', 'title'), 0);
    history = record(history, 'ab', step('typing', 'subtitle'), 1);
    expect(undo(history).present).toBe('a');
  });

  test('after going back begins a step', () => {
    let history = begin('');
    history = record(history, 'a', step('typing', 'title'), 0);
    history = redo(undo(history));
    history = record(history, 'ab', step('typing', 'title'), 1);
    expect(undo(history).present).toBe('a');
  });
});

test('names what would be taken back and done again', () => {
  let history = record(begin(0), 1, step('Adding'), 0);
  expect(nextSteps(history)).toMatchObject({ undo: { what: 'Adding' }, redo: undefined });
  history = undo(history);
  expect(nextSteps(history)).toMatchObject({ undo: undefined, redo: { what: 'Adding' } });
});

/** A person who changes, goes back and forward as they like. */
const doings: fc.Arbitrary<Doing[]> = fc.array(
  fc.oneof<fc.Arbitrary<Doing>[]>(
    fc.record({ does: fc.constant('change' as const), field: fc.constantFrom('a', 'b', undefined) }),
    fc.record({ does: fc.constantFrom('undo' as const, 'redo' as const) }),
    fc.record({ does: fc.constant('wait' as const) }),
  ),
  { maxLength: 200 },
);

type Doing = { does: 'change'; field: string | undefined } | { does: 'undo' | 'redo' | 'wait' };

function live(steps: Doing[]) {
  let history: History<number> = begin(0);
  let now = 0;
  let next = 1;
  for (const doing of steps) {
    if (doing.does === 'change') history = record(history, next++, step('change', doing.field), ++now);
    else if (doing.does === 'undo') history = undo(history);
    else if (doing.does === 'redo') history = redo(history);
    else now += restMs;
  }
  return history;
}

/** All the way in one direction: every state on it. */
function walk(history: History<number>, go: typeof undo): number[] {
  const seen = [history.present];
  for (let at = history; go(at) !== at; ) {
    at = go(at);
    seen.push(at.present);
  }
  return seen;
}

describe('whatever somebody does', () => {
  test('all the way back and all the way forward again leads through the same states', () => {
    fc.assert(
      fc.property(doings, (steps) => {
        let first = live(steps);
        while (undo(first) !== first) first = undo(first);
        const forward = walk(first, redo);
        let last = first;
        while (redo(last) !== last) last = redo(last);
        expect(walk(last, undo)).toEqual(forward.toReversed());
      }),
    );
  });

  test('no more than the agreed number of steps is kept, and a change takes away the way forward', () => {
    fc.assert(
      fc.property(doings, (steps) => {
        const history = live(steps);
        expect(history.done.length + history.undone.length).toBeLessThanOrEqual(historySteps);
        const changed = record(history, -1, step('change'), 1e9);
        expect(redo(changed)).toBe(changed);
        expect(undo(changed).present).toBe(history.present);
      }),
    );
  });

  test('fifty steps can be taken back, the fifty-first is forgotten', () => {
    let history = begin(0);
    for (let next = 1; next <= historySteps + 1; next++)
      history = record(history, next, step('change'), next);
    expect(walk(history, undo).at(-1)).toBe(1);
  });
});
