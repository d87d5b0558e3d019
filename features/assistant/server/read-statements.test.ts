import { expect, test } from 'vitest';
import { statementReader } from './ask-model.ts';

const list = [
  { text: 'He said: "{no}" and ]', passages: ['L1'] },
  { text: 'A backslash \\ and a line\nbreak', passages: ['L1', 'P2'] },
];
const whole = JSON.stringify({ confidence: 0.5, statements: list, more: [{ text: 'x', passages: [] }] });

test.each([1, 2, 7, 1_000])('pieces of %d characters give the same statements', (size) => {
  const reader = statementReader();
  const found = (whole.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []).flatMap((piece) => reader.add(piece));
  expect(found).toEqual(list);
  expect(reader.text).toBe(whole);
});

test('what is no statement is left out', () => {
  expect(
    statementReader().add('{"statements":[{"text":1,"passages":[]},{"passages":["L1"]},{"text":"a"}]}'),
  ).toEqual([]);
  expect(statementReader().add('nothing of the kind')).toEqual([]);
});
