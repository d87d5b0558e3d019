import { expect, test } from 'vitest';
import { foldTicks, toldToApplicant } from './activity.ts';

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

const line = (moment: string, action: string, item?: string, application_id = 'own') => ({
  action,
  occurred_at: `2027-03-${moment}`,
  application_id,
  details: { item },
});
const folded = (lines: ReturnType<typeof line>[]) =>
  foldTicks(lines, (moment) => moment.slice(0, 10)).map((fold) => [fold.line.action, ...fold.items]);

test('the ticks of one day are one line in the place of the latest, in the order they were made', () => {
  const lines = [
    line('16T12:00', 'guide.completed', 'nif-request'),
    line('16T11:00', 'document.uploaded'),
    line('16T10:00', 'guide.completed', 'nif-portal'),
    line('15T10:00', 'guide.completed', 'visa-type'),
  ];
  expect(folded(lines)).toEqual([
    ['guide.completed', 'nif-portal', 'nif-request'],
    ['document.uploaded'],
    ['guide.completed', 'visa-type'],
  ]);
});

test('what was ticked and taken back on one day leaves nothing, on two days both', () => {
  const reopened = (moment: string) => line(moment, 'guide.reopened', 'documents');
  const completed = (moment: string) => line(moment, 'guide.completed', 'documents');
  expect(folded([reopened('16T12:00'), completed('16T10:00')])).toEqual([]);
  expect(folded([completed('16T14:00'), reopened('16T12:00'), completed('16T10:00')])).toEqual([
    ['guide.completed', 'documents'],
  ]);
  expect(folded([reopened('16T12:00'), completed('15T10:00')])).toHaveLength(2);
});

test('two applications are told apart', () => {
  const lines = [
    line('16T12:00', 'guide.completed', 'nif-portal', 'own'),
    line('16T10:00', 'guide.completed', 'nif-portal', 'spouse'),
  ];
  expect(folded(lines)).toHaveLength(2);
});
