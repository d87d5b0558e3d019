import { expect, test } from 'vitest';
import { holdBack } from './held-back.ts';

const rows = (ids: string) => [...ids].map((id) => ({ id }));
const held = (present: string, known: string | undefined) => {
  const { shown, waiting } = holdBack(rows(present), known === undefined ? undefined : new Set(known));
  return [shown.map(({ id }) => id).join(''), waiting];
};

test.each([
  ['the first page', 'abc', undefined, 'abc', 0],
  ['nothing new', 'abc', 'abc', 'abc', 0],
  ['new ones above wait', 'xyabc', 'abc', 'abc', 2],
  ['a new one between waits', 'abxc', 'abc', 'abc', 1],
  ['a further page comes in', 'abcde', 'abc', 'abcde', 0],
  ['what left is gone, what comes back is there at once', 'abc', 'abcd', 'abc', 0],
  ['an empty list fills at once', 'ab', '', 'ab', 0],
  ['none of the old ones left', 'xy', 'abc', 'xy', 0],
])('%s', (_what, present, known, shown, waiting) => {
  expect(held(present, known)).toEqual([shown, waiting]);
});
