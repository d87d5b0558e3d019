import { expect, test } from 'vitest';
import { countedFacts } from '#features/facts/durations.ts';
import type { GuideFacts } from '#features/guide/rules/guide.ts';
import { compareSchedules } from './compare-schedules.ts';
import { type SavedDays, scheduleOf } from './schedule.ts';

const facts: GuideFacts = {
  completed: {},
  documentTypes: ['criminal-record', 'passport'],
  nifDocument: false,
  status: 'in_progress',
};
const days: SavedDays = {
  appointment: null,
  handed_in: null,
  move_in: null,
  criminal_record_issued: '2026-11-20',
};

/** What changes when an appointment moves from one day to another. */
function moving(from: string, to: string) {
  const [before, after] = [from, to].map((appointment) =>
    scheduleOf(facts, { ...days, appointment }, '2026-11-25', countedFacts),
  );
  if (!before || !after) throw new Error('no schedule');
  return compareSchedules(before, after);
}

test('the same day changes nothing', () => {
  expect(moving('2027-04-01', '2027-04-01')).toEqual({ moved: [], broken: [], mended: [], again: [] });
});

test('a week earlier moves everything that is open by a week', () => {
  const { moved, broken } = moving('2027-04-08', '2027-04-01');
  expect(moved.map(({ days: by }) => by)).toEqual(moved.map(() => -7));
  expect(moved.map(({ id }) => id)).not.toContain('passport');
  expect(broken).toEqual([]);
});

test('too early, some things no longer fit; back again they do', () => {
  const { broken } = moving('2027-04-01', '2027-01-20');
  expect(broken).toEqual(['nif-number']);
  expect(moving('2027-01-20', '2027-04-01').mended).toEqual(broken);
});

test('so late that a paper grows too old, it has to be got again', () => {
  expect(moving('2027-04-01', '2027-06-01').again).toEqual(['criminal-record', 'apostille']);
});
