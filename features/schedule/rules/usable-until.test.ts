import { expect, test } from 'vitest';
import type { RequiredDocument } from '#features/documents/rules/document-types.ts';
import { countedFacts } from '#features/facts/durations.ts';
import { type SavedDays, scheduleOf } from './schedule/schedule.ts';
import { usableUntil } from './usable-until.ts';

const none = {
  appointment: null,
  handed_in: null,
  move_in: null,
  criminal_record_issued: null,
  passport_expiry: null,
};

function until(type: RequiredDocument, saved: Partial<SavedDays & { passport_expiry: string }>) {
  const days = { ...none, ...saved };
  const facts = { completed: {}, documentTypes: [], nifDocument: false, status: 'started' as const };
  return usableUntil(type, days, scheduleOf(facts, days, '2026-11-25', countedFacts), countedFacts);
}

const record = { criminal_record_issued: '2026-11-20' };

test('a criminal record is used until it is 90 days old', () => {
  expect(until('criminal-record', record)).toBe('2027-02-18');
  expect(until('criminal-record', { ...record, appointment: '2027-02-01' })).toBe('2027-02-18');
});

test('not one that will be too old at the appointment, nor one that is handed in', () => {
  expect(until('criminal-record', { ...record, appointment: '2027-06-30' })).toBeNull();
  expect(until('criminal-record', { ...record, handed_in: '2026-11-24' })).toBeNull();
});

test('a passport until it expires, and what has no saved day without an end', () => {
  expect(until('passport', { passport_expiry: '2031-03-01', appointment: '2027-06-30' })).toBe('2031-03-01');
  expect(until('passport', {})).toBeNull();
  expect(until('birth-certificate', { passport_expiry: '2031-03-01' })).toBeNull();
});
