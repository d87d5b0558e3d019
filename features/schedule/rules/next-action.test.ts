import { describe, expect, test } from 'vitest';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { countedFacts } from '#features/facts/durations.ts';
import type { GuideFacts } from '#features/guide/rules/guide.ts';
import { type GuideStepId, guideItems, guideStepIds } from '#features/guide/rules/guide-items.ts';
import { type NotYet, nextAction, submittedAt } from './next-action.ts';

const at = '2026-11-20T10:00:00.000Z';

/** Somebody who has completed the steps before `step`, with nothing done in it. */
function facts(step: GuideStepId | 'end', more: Partial<GuideFacts> = {}): GuideFacts {
  const behind = step === 'end' ? guideStepIds : guideStepIds.slice(0, guideStepIds.indexOf(step));
  const ids = behind.flatMap((id) => [id, ...guideItems[id]]);
  return {
    completed: Object.fromEntries(ids.map((id) => [id, at])),
    documentTypes: behind.includes('documents') ? requiredDocuments : [],
    nifDocument: behind.includes('nif-document'),
    status: 'in_progress',
    ...more,
  };
}

const next = (guide: GuideFacts, notYet?: NotYet, days?: Parameters<typeof nextAction>[3]) =>
  nextAction(guide, countedFacts, notYet, days);

test('the first thing is the NIF number: 10 to 15 minutes of work, and weeks until it comes', () => {
  expect(next(facts('nif-number', { status: 'started' }))).toEqual({
    kind: 'step',
    step: 'nif-number',
    duration: { least: 10, most: 15, unit: 'minute' },
    arrives: { least: 0, most: 4, unit: 'week' },
  });
});

test.each(['nif-document', 'online-application', 'interview'] as const)('then %s', (step) => {
  expect(next(facts(step))).toMatchObject({ kind: 'step', step });
});

test('a step that was reopened comes before what was done after it', () => {
  const { completed, ...rest } = facts('interview');
  const { documents: _, ...others } = completed;
  expect(next({ ...rest, completed: others })).toEqual({ kind: 'tick', step: 'documents' });
});

test('a number that was asked for is counted from the day on which the papers were handed over', () => {
  const asked = '2026-11-02T15:00:00.000Z';
  expect(next(facts('nif-number', { completed: { 'nif-papers': asked } }))).toMatchObject({ asked });
});

describe('of the documents', () => {
  test('a record that is there goes out for its apostille, by mail in up to 5 weeks', () => {
    const days = { today: '2026-11-25', appointment: null, handed_in: null, waitsForApostille: true };
    expect(next(facts('documents'), {}, days)).toMatchObject({
      document: 'criminal-record',
      apostille: true,
      duration: { least: 5, most: 5, unit: 'week' },
    });
  });

  test('the criminal record first: it takes 3 to 4 weeks', () => {
    expect(next(facts('documents'))).toEqual({
      kind: 'document',
      step: 'documents',
      document: 'criminal-record',
      missing: 6,
      waiting: 0,
      duration: { least: 3, most: 4, unit: 'week' },
      followedBy: countedFacts.apostille,
    });
  });

  test('the criminal record last while it would be too old at the appointment, and then from its day on', () => {
    const notYet = { 'criminal-record': '2027-01-08' };
    expect(next(facts('documents'), notYet)).toMatchObject({
      document: 'passport',
      missing: 6,
      waiting: 1,
    });
    const others = requiredDocuments.filter((type) => type !== 'criminal-record');
    expect(next(facts('documents', { documentTypes: others }), notYet)).toMatchObject({
      document: 'criminal-record',
      missing: 1,
      from: '2027-01-08',
    });
  });

  test('the criminal record last, without a day, until there is an appointment', () => {
    const notYet = { 'criminal-record': null };
    expect(next(facts('documents'), notYet)).toMatchObject({ document: 'passport', waiting: 1 });
    const others = requiredDocuments.filter((type) => type !== 'criminal-record');
    expect(next(facts('documents', { documentTypes: others }), notYet)).toMatchObject({
      document: 'criminal-record',
      from: null,
    });
  });

  test('then always what takes longest, down to the last', () => {
    const there: string[] = [];
    const order = requiredDocuments.map(() => {
      const action = next(facts('documents', { documentTypes: there }));
      const document = action.kind === 'document' ? action.document : 'none';
      there.push(document);
      return document;
    });
    expect(order).toEqual([
      'criminal-record',
      'passport',
      'birth-certificate',
      'proof-income',
      'accommodation-proof',
      'health-insurance',
    ]);
  });
});

test('a step with all its parts only has to be ticked off', () => {
  expect(next(facts('documents', { documentTypes: requiredDocuments }))).toEqual({
    kind: 'tick',
    step: 'documents',
  });
  const setAside = [
    { paper: 'birth-certificate', reason: 'told', note: null, set_aside_at: '2027-01-04T10:00:00Z' },
  ] as const;
  const others = requiredDocuments.filter((type) => type !== 'birth-certificate');
  expect(next(facts('documents', { documentTypes: others, setAside })).kind).toBe('tick');
  const four = others.filter((type) => type !== 'passport');
  expect(next(facts('documents', { documentTypes: four, setAside }))).toMatchObject({
    document: 'passport',
    missing: 1,
  });
  expect(next(facts('nif-document', { nifDocument: true }))).toEqual({
    kind: 'tick',
    step: 'nif-document',
  });
});

describe('what our team says', () => {
  test('before the approval everybody who has done the rest waits', () => {
    expect(next(facts('settlement'))).toEqual({ kind: 'wait' });
    expect(next(facts('settlement', { status: 'under_review' }))).toMatchObject({ kind: 'wait' });
  });

  test('while the papers are looked at, the guide goes on', () => {
    expect(next(facts('interview', { status: 'under_review' }))).toMatchObject({
      kind: 'step',
      step: 'interview',
    });
  });

  test('an approval leads to the settlement, whatever was ticked off', () => {
    expect(next(facts('documents', { status: 'approved' }))).toEqual({
      kind: 'step',
      step: 'settlement',
      duration: { least: 2, most: 3, unit: 'month' },
    });
  });

  test('a rejection leads nowhere in the guide', () => {
    expect(next(facts('interview', { status: 'rejected' }))).toEqual({ kind: 'rejected' });
  });

  test('nothing is left when it is completed, by them or by ticks', () => {
    expect(next(facts('nif-number', { status: 'completed' }))).toEqual({ kind: 'completed' });
    expect(next(facts('end', { status: 'approved' }))).toEqual({ kind: 'completed' });
  });
});

describe('papers of which our team needs a new copy', () => {
  const returned = ['passport', 'nif-document'] as const;

  test('come before every step, also while we review and after an approval', () => {
    for (const status of ['in_progress', 'under_review', 'approved'] as const)
      expect(next(facts('interview', { status, returned }))).toEqual({
        kind: 'returned',
        papers: returned,
      });
  });

  test('do not matter once it is over', () => {
    expect(next(facts('interview', { status: 'rejected', returned }))).toEqual({ kind: 'rejected' });
    expect(next(facts('end', { status: 'completed', returned }))).toEqual({ kind: 'completed' });
  });
});

const today = '2027-03-10';
const none = { today, appointment: null, handed_in: null };
const handedIn = { ...none, handed_in: '2027-03-01' };
const met = { ...none, appointment: '2027-03-09' };
const coming = { ...none, appointment: today };
const wait = {
  kind: 'handed_in',
  day: '2027-03-01',
  earliest: '2027-03-31',
  latest: '2027-05-30',
  overdue: false,
};

describe.each([
  { days: 'no day is saved', known: none, interview: 'step', settlement: 'hand_in_day' },
  { days: 'the appointment is to come', known: coming, interview: 'step', settlement: 'appointment' },
  { days: 'it is over', known: met, interview: 'hand_in_day', settlement: 'hand_in_day' },
  { days: 'the papers are handed in', known: handedIn, interview: 'handed_in', settlement: 'handed_in' },
])('when $days', ({ known, interview, settlement }) => {
  const kind = (step: Parameters<typeof facts>[0], more: Partial<GuideFacts> = {}) =>
    next(facts(step, more), {}, known).kind;

  test.each(['started', 'in_progress', 'under_review'] as const)('and it is %s', (status) => {
    const early = known === handedIn ? 'handed_in' : undefined;
    expect(kind('nif-number', { status })).toBe(early ?? 'step');
    expect(kind('documents', { status })).toBe(early ?? 'document');
    expect(kind('online-application', { status })).toBe(early ?? 'step');
    expect(kind('interview', { status })).toBe(interview);
    expect(kind('settlement', { status })).toBe(settlement);
    expect(kind('interview', { status, returned: ['passport'] })).toBe('returned');
  });

  test('a decision goes before every day', () => {
    expect(kind('interview', { status: 'approved' })).toBe('step');
    expect(kind('end', { status: 'approved' })).toBe('completed');
    expect(kind('interview', { status: 'rejected', returned: ['passport'] })).toBe('rejected');
    expect(kind('settlement', { status: 'completed' })).toBe('completed');
  });
});

test('after the hand-in comes the answer, and no preparation of weeks', () => {
  expect(next(facts('interview'), {}, handedIn)).toEqual(wait);
  expect(next(facts('interview'), {}, { ...handedIn, today: '2027-05-31' })).toEqual({
    ...wait,
    overdue: true,
  });
});

test('an interview that has a day says the day', () => {
  expect(next(facts('interview'), {}, coming)).toMatchObject({ appointment: today });
  expect(next(facts('interview'), {}, none)).not.toHaveProperty('appointment');
});

test('submitted is what has been sent and not yet been decided', () => {
  expect(submittedAt(facts('online-application'))).toBeNull();
  expect(submittedAt(facts('interview'))).toBe(at);
  expect(submittedAt(facts('interview', { status: 'approved' }))).toBeNull();
  expect(submittedAt(facts('interview', { status: 'rejected' }))).toBeNull();
});

test('submitted is the day of the sending, not the later one on which the step was ticked off', () => {
  const { completed, ...rest } = facts('interview');
  const sent = '2026-11-09T10:00:00.000Z';
  const parts = { ...completed, 'submit-and-confirm': sent };
  expect(submittedAt({ ...rest, completed: parts })).toBe(sent);
  const { 'online-application': _, ...unticked } = parts;
  expect(submittedAt({ ...rest, completed: unticked })).toBe(sent);
  const { 'review-and-pay': __, ...open } = unticked;
  expect(submittedAt({ ...rest, completed: open })).toBeNull();
});
