import { describe, expect, test } from 'vitest';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { countedFacts } from '#features/facts/durations.ts';
import type { GuideFacts } from '#features/guide/rules/guide.ts';
import { daysBetween } from '../dates.ts';
import {
  documentDates,
  nextDates,
  notYet,
  type SavedDays,
  type Schedule,
  scheduleOf,
  stepDates,
  stepDays,
  visaAhead,
  waitsForApostille,
} from './schedule.ts';
import type { TaskId } from './tasks.ts';

const today = '2026-11-25';
const empty: GuideFacts = { completed: {}, documentTypes: [], nifDocument: false, status: 'started' };
const none: SavedDays = { appointment: null, handed_in: null, move_in: null, criminal_record_issued: null };
const at = '2026-11-20T12:00:00.000Z';

function planned(days: Partial<SavedDays>, facts: Partial<GuideFacts> = {}): Schedule {
  const schedule = scheduleOf({ ...empty, ...facts }, { ...none, ...days }, today, countedFacts);
  if (!schedule) throw new Error('no schedule');
  return schedule;
}
const taskIn = (schedule: Schedule, id: TaskId) => {
  const task = schedule.tasks.find((one) => one.id === id);
  if (!task) throw new Error(`no task ${id}`);
  return task;
};
const critical = ({ tasks }: Schedule) => tasks.flatMap(({ id, critical: on }) => (on ? [id] : []));

describe('counted back from an appointment', () => {
  const schedule = planned({ appointment: '2027-06-30' });

  test('the interview ends on its day, and everything before ends where the next begins', () => {
    expect(schedule).toMatchObject({ anchor: 'appointment', appointment: '2027-06-30', fit: 'comfortable' });
    expect(taskIn(schedule, 'interview')).toMatchObject({ beginBy: '2027-06-02', doneBy: '2027-06-30' });
    expect(taskIn(schedule, 'online-application')).toMatchObject({
      beginBy: '2027-05-19',
      doneBy: '2027-06-02',
    });
    expect(taskIn(schedule, 'apostille')).toMatchObject({ beginBy: '2027-04-14', doneBy: '2027-05-19' });
    expect(taskIn(schedule, 'criminal-record')).toMatchObject({
      beginBy: '2027-03-17',
      doneBy: '2027-04-14',
      lastBegin: '2027-05-19',
      lastDone: '2027-06-09',
    });
    expect(taskIn(schedule, 'nif-number').beginBy).toBe('2027-04-18');
  });

  test('the record, its apostille and what follows are the longest way', () => {
    expect(critical(schedule)).toEqual(['criminal-record', 'apostille', 'online-application', 'interview']);
    expect(taskIn(schedule, 'criminal-record').slack).toBe(112);
    expect(taskIn(schedule, 'nif-document').slack).toBeGreaterThan(112);
  });

  test('the record is ordered late enough to be less than 90 days old, and soon enough to be there', () => {
    const { fresh, beginBy } = taskIn(schedule, 'criminal-record');
    expect(fresh).toEqual({ from: '2027-03-12', issuedFrom: '2027-04-02' });
    expect(fresh && fresh !== 'unknown' && fresh.from < beginBy).toBe(true);
    expect(taskIn(schedule, 'passport').fresh).toBeNull();
  });

  test('it says when the visa is likely there, and which appointment is the first that is safe', () => {
    expect(schedule).toMatchObject({
      visa: { earliest: '2027-07-30', latest: '2027-09-28' },
      safe: '2027-03-10',
      soonest: '2027-01-06',
      move: null,
    });
    expect(planned({ appointment: '2027-03-10' }).fit).toBe('comfortable');
    expect(planned({ appointment: '2027-03-09' }).fit).toBe('tight');
    expect(planned({ appointment: '2027-01-05' }).fit).toBe('too_soon');
  });

  test('a card is begun with its first paper and over with its last', () => {
    expect(stepDates(schedule, 'documents')).toEqual({
      beginBy: '2027-03-17',
      doneBy: '2027-05-19',
      late: false,
    });
    expect(stepDates(schedule, 'settlement')).toBeNull();
    expect(stepDays(schedule)).toMatchObject({
      documents: stepDates(schedule, 'documents')?.doneBy,
      settlement: schedule.visa?.latest,
    });
  });

  test('next is what waits for nothing else, the most urgent first', () => {
    expect(nextDates(schedule).map(({ id }) => id)).toEqual([
      'criminal-record',
      'nif-number',
      'passport',
      'birth-certificate',
      'proof-income',
      'health-insurance',
    ]);
  });
});

test('an appointment that is near: what should have begun is late, and what no speed can save is hopeless', () => {
  const tight = planned({ appointment: '2027-02-01' });
  expect(taskIn(tight, 'criminal-record')).toMatchObject({ late: true, hopeless: false, critical: true });
  expect(taskIn(tight, 'passport')).toMatchObject({ late: false, hopeless: false });
  const tooSoon = planned({ appointment: '2026-12-20' });
  expect(taskIn(tooSoon, 'criminal-record')).toMatchObject({ late: true, hopeless: true });
  expect(taskIn(tooSoon, 'health-insurance')).toMatchObject({ hopeless: false });
});

describe('with a day for the move', () => {
  test('alone, the appointment is ninety days before it', () => {
    expect(planned({ move_in: '2027-09-01' })).toMatchObject({
      anchor: 'move_in',
      appointment: '2027-06-03',
      visa: { earliest: '2027-07-03', latest: '2027-09-01' },
      move: { day: '2027-09-01', fit: 'comfortable' },
    });
  });

  test('alone, nobody says when to order what gets too old: the appointment may be later', () => {
    const schedule = planned({ move_in: '2027-09-01' });
    expect(taskIn(schedule, 'criminal-record').fresh).toBe('unknown');
    expect(taskIn(schedule, 'apostille').fresh).toBe('unknown');
    expect(nextDates(schedule).map(({ id }) => id)).not.toContain('criminal-record');
    expect(documentDates(schedule, 'criminal-record')).toBeNull();
    expect(notYet(schedule, today)).toEqual({ 'criminal-record': null });
  });

  test('beside an appointment, that counts, and the move is measured by the visa', () => {
    const days = (move_in: string) => planned({ appointment: '2027-06-30', move_in }).move?.fit;
    expect(['2027-07-29', '2027-07-30', '2027-09-28'].map(days)).toEqual([
      'too_soon',
      'tight',
      'comfortable',
    ]);
  });

  test('that is too near, even a fast decision does not help', () => {
    expect(planned({ move_in: '2027-02-05' }).fit).toBe('tight');
    expect(planned({ move_in: '2027-02-04' }).fit).toBe('too_soon');
  });
});

describe('what is done drops out', () => {
  test('with the record in hand another way is the longest', () => {
    const schedule = planned(
      { appointment: '2027-06-30' },
      { documentTypes: ['criminal-record'], completed: { 'nif-received': at } },
    );
    for (const id of ['criminal-record', 'apostille', 'nif-number'] as const)
      expect(taskIn(schedule, id)).toMatchObject({ done: true, critical: false, late: false });
    expect(critical(schedule)).toEqual(['passport', 'birth-certificate', 'online-application', 'interview']);
  });

  test('a paper set aside has no dates, and what waited for it does not', () => {
    const aside = { reason: 'under-16', note: null, set_aside_at: at } as const;
    const schedule = planned(
      { appointment: '2027-06-30' },
      { setAside: [{ paper: 'criminal-record', ...aside }], completed: { 'nif-received': at } },
    );
    const ids = schedule.tasks.map(({ id }) => id);
    expect(ids).not.toContain('criminal-record');
    expect(ids).not.toContain('apostille');
    expect(critical(schedule)).toEqual(['passport', 'birth-certificate', 'online-application', 'interview']);
  });

  test('a record of a saved day still needs its apostille', () => {
    const schedule = planned({ appointment: '2027-01-31', criminal_record_issued: '2026-11-20' });
    expect(taskIn(schedule, 'criminal-record').done).toBe(true);
    expect(taskIn(schedule, 'apostille').done).toBe(false);
    expect(nextDates(schedule)[0]?.id).toBe('apostille');
  });

  test('a record that will be too old has to be ordered again, also when it was uploaded', () => {
    const uploaded = { documentTypes: ['criminal-record'] };
    const days = { criminal_record_issued: '2026-11-20' };
    const near = planned({ ...days, appointment: '2027-05-20' }, uploaded);
    expect(taskIn(near, 'criminal-record').done).toBe(true);
    const far = planned({ ...days, appointment: '2027-05-21' }, uploaded);
    expect(taskIn(far, 'criminal-record')).toMatchObject({ done: false, critical: true });
  });

  test('after a decision no day of the visa is likely any more', () => {
    for (const status of ['approved', 'rejected', 'completed'] as const) {
      const days = { appointment: '2027-06-30', move_in: '2027-11-01' };
      expect(planned(days, { status })).toMatchObject({ visa: null, move: null });
    }
  });

  test('a visa that is late has no likely day ahead', () => {
    const { visa } = planned({ handed_in: '2026-08-27' });
    expect(visa?.latest).toBe('2026-11-25');
    expect(visaAhead(planned({ handed_in: '2026-08-27' }), today)).toEqual(visa);
    expect(visaAhead(planned({ handed_in: '2026-08-26' }), today)).toBeNull();
  });

  test('a record waits for its apostille once it is there, unless it will be too old', () => {
    const days = { appointment: '2027-06-30', criminal_record_issued: '2026-11-20' };
    expect(waitsForApostille(planned(days), '2026-11-20')).toBe(false);
    expect(waitsForApostille(planned({ ...days, appointment: '2027-05-01' }), '2026-11-20')).toBe(true);
    expect(waitsForApostille(null, '2026-11-20')).toBe(true);
    expect(waitsForApostille(null, null)).toBe(false);
  });

  test('after an approval nothing is left, and no day is late', () => {
    const schedule = planned({ appointment: '2027-06-30' }, { status: 'approved', documentTypes: [] });
    expect(schedule.tasks.every(({ done, late, critical: on }) => done && !late && !on)).toBe(true);
    expect(schedule.fit).toBe('comfortable');
    expect(nextDates(schedule)).toEqual([]);
  });
});

test('once the papers are handed in, the wait counts from that day, whatever the appointment was', () => {
  const schedule = planned({ appointment: '2026-11-20', handed_in: '2026-11-23', move_in: '2027-02-01' });
  expect(schedule).toMatchObject({
    anchor: 'handed_in',
    visa: { earliest: '2026-12-23', latest: '2027-02-21' },
    move: { fit: 'tight' },
  });
  expect(nextDates(schedule)).toEqual([]);
  expect(schedule.tasks.every(({ done, late }) => done && !late)).toBe(true);
});

test('without any day, the record is not to be ordered yet', () => {
  expect(notYet(null, today)).toEqual({ 'criminal-record': null });
});

/** By hand: 29 February 2028 less four weeks, two, five and four is 16 November 2027. */
test('a record that is far too old has one day to order the new one, with the time of its apostille', () => {
  const schedule = planned(
    { appointment: '2028-02-29', criminal_record_issued: '2026-08-31' },
    { documentTypes: ['criminal-record'] },
  );
  expect(taskIn(schedule, 'criminal-record')).toMatchObject({ done: false, beginBy: '2027-11-16' });
});

test('without a day that is still to come there is no schedule; a kept appointment still tells of the visa', () => {
  expect(scheduleOf(empty, none, today, countedFacts)).toBeNull();
  expect(
    scheduleOf(empty, { ...none, appointment: '2026-11-24', move_in: '2026-11-24' }, today, countedFacts),
  ).toBeNull();
  // The dashboard asks when the papers were handed in: nothing is counted from the move meanwhile.
  const past = { ...none, appointment: '2026-11-24', move_in: '2027-09-01' };
  expect(scheduleOf(empty, past, today, countedFacts)).toBeNull();
  const kept = { ...empty, documentTypes: requiredDocuments, completed: { interview: at } };
  expect(scheduleOf(kept, { ...none, appointment: '2026-11-24' }, today, countedFacts)?.visa).toEqual({
    earliest: '2026-12-24',
    latest: '2027-02-22',
  });
});

test('a number that was asked for is counted from that day, and not once more from today', () => {
  const gathered = { documentTypes: requiredDocuments.filter((type) => type !== 'accommodation-proof') };
  const asked = (day: string) => ({ completed: { 'nif-papers': `${day}T12:00:00.000Z` } });
  const of = (facts: Partial<GuideFacts>) =>
    planned({ appointment: '2027-02-03' }, { ...gathered, ...facts });
  const [waits, begun] = [of({}), of(asked('2026-11-11'))];
  expect(taskIn(begun, 'nif-number')).toMatchObject({
    late: false,
    beginBy: taskIn(waits, 'nif-number').beginBy,
  });
  // Two of its four weeks are over.
  expect(daysBetween(begun.safe, waits.safe)).toBe(14);
  expect(taskIn(begun, 'nif-number').slack - taskIn(waits, 'nif-number').slack).toBe(14);
  // It is overdue: it may come today, and nothing is counted from the past.
  expect(daysBetween(of(asked('2026-09-01')).safe, waits.safe)).toBe(28);
});
