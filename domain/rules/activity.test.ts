import { expect, test } from 'vitest';
import { toldToApplicant } from './activity.ts';

const noon = Date.parse('2027-03-16T12:00:00Z');
const entry = (seconds: number, action: string, subject_id = 'case') => ({
  action,
  subject_id,
  occurred_at: new Date(noon + seconds * 1000),
});
const at = (seconds: number) => new Date(noon + seconds * 1000);
const decided = (seconds: number, subject?: string) => entry(seconds, 'application.decided', subject);
const undone = (seconds: number) => entry(seconds, 'application.decision_undone');

test('a decision is told after 30 seconds', () => {
  expect(toldToApplicant([decided(0)], at(29))).toEqual([]);
  expect(toldToApplicant([decided(0)], at(30))).toHaveLength(1);
});

test('a decision that was taken back was never made', () => {
  expect(toldToApplicant([undone(20), decided(0)], at(3600))).toEqual([]);
});

test('of two decisions within 30 seconds only the second is told, later ones both', () => {
  expect(toldToApplicant([decided(20), decided(0)], at(3600))).toEqual([decided(20)]);
  expect(toldToApplicant([decided(40), decided(0)], at(3600))).toEqual([decided(40), decided(0)]);
});

test('another application and other entries do not interfere', () => {
  const entries = [decided(10, 'other'), entry(5, 'document.uploaded', 'file'), decided(0)];
  expect(toldToApplicant(entries, at(3600))).toEqual(entries);
});
