import { expect, test } from 'vitest';
import { applicationStatuses, type Decision, decide, shownToApplicant, undo } from './applications.ts';

const noon = new Date('2027-03-16T12:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const waiting: Decision = { status: 'under_review', reason: null, held: null };

test('every status may follow every other', () => {
  for (const status of applicationStatuses)
    for (const next of applicationStatuses) {
      const decided = decide({ status, reason: null, held: null }, { status: next, reason: null }, noon);
      expect(decided.status).toBe(next);
    }
});

test('the applicant is told after 30 seconds, not before', () => {
  const decided = decide(waiting, { status: 'approved', reason: 'Bring every original.' }, noon);
  expect(shownToApplicant(decided, later(29))).toEqual({ status: 'under_review', reason: null });
  expect(shownToApplicant(decided, later(30))).toEqual({
    status: 'approved',
    reason: 'Bring every original.',
  });
});

test('of two decisions within 30 seconds the applicant hears of the second only', () => {
  const first = decide(waiting, { status: 'rejected', reason: 'Wrong file' }, noon);
  const second = decide(first, { status: 'approved', reason: null }, later(20));
  expect(shownToApplicant(second, later(49)).status).toBe('under_review');
  expect(shownToApplicant(second, later(50)).status).toBe('approved');
});

test('a decision made after the last one was told holds that one', () => {
  const first = decide(waiting, { status: 'rejected', reason: 'Wrong file' }, noon);
  const second = decide(first, { status: 'approved', reason: null }, later(40));
  expect(shownToApplicant(second, later(41))).toEqual({ status: 'rejected', reason: 'Wrong file' });
});

test('undo brings back what the applicant saw, and is refused once they were told', () => {
  const decided = decide({ ...waiting, reason: 'Old note' }, { status: 'approved', reason: null }, noon);
  expect(undo(decided, later(29))).toEqual({ status: 'under_review', reason: 'Old note', held: null });
  expect(undo(decided, later(30))).toBeUndefined();
  expect(undo(waiting, noon)).toBeUndefined();
});
