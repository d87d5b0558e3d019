import { expect, test } from 'vitest';
import { replyDueAt } from './support.ts';

const at = (hour: number) => new Date(Date.UTC(2027, 2, 1, hour));
const person = (hour: number) => ({ from_staff: false, created_at: at(hour) });
const staff = (hour: number) => ({ from_staff: true, created_at: at(hour) });

test.each([
  ['a new message', 'open', [], at(8 + 24)],
  ['somebody who writes again does not wait longer for it', 'open', [person(10)], at(8 + 24)],
  ['an answered message waits for nobody', 'in_progress', [staff(9)], null],
  [
    'a question after the answer counts from the question',
    'in_progress',
    [staff(9), person(12), person(13)],
    at(12 + 24),
  ],
  ['a finished conversation', 'resolved', [person(10)], null],
  ['a closed one', 'closed', [], null],
])('%s', (_, status, replies, due) => {
  expect(replyDueAt(status, at(8), replies)).toEqual(due);
});
