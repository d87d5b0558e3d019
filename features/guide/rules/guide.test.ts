import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import {
  type GuideFacts,
  guideRefusal,
  guideSteps,
  statusAfter,
  stepsCompleted,
  stepsToReopen,
  ticked,
  withTick,
} from './guide.ts';
import { guideItemIds, guideItems, guideStepIds } from './guide-items.ts';

const at = '2027-01-11T12:00:00.000Z';
const empty: GuideFacts = { completed: {}, documentTypes: [], nifDocument: false, status: 'started' };
const states = (facts: GuideFacts) => guideSteps(facts).map(({ state }) => state);
const tickAll = (facts: GuideFacts, ids: readonly (typeof guideItemIds)[number][]) =>
  ids.reduce((before, id) => withTick(before, id, at), facts);

describe('a new guide', () => {
  test('has its first step open and the others locked', () => {
    expect(states(empty)).toEqual(['not_started', 'locked', 'locked', 'locked', 'locked', 'locked']);
    expect(stepsCompleted(guideSteps(empty))).toBe(0);
  });

  test('has 4, 1, 6, 6, 3 and 8 parts, as specified', () => {
    expect(guideSteps(empty).map(({ total }) => total)).toEqual([4, 1, 6, 6, 3, 8]);
  });
});

describe('the NIF checklist', () => {
  test('completes its step with the fourth action, which opens the next', () => {
    const three = tickAll(empty, guideItems['nif-number'].slice(0, 3));
    expect(states(three).slice(0, 2)).toEqual(['in_progress', 'locked']);
    const four = tickAll(empty, guideItems['nif-number']);
    expect(states(four).slice(0, 3)).toEqual(['completed', 'not_started', 'locked']);
  });

  test('an action taken back reopens it; ticked again it is complete again', () => {
    const done = tickAll(empty, guideItems['nif-number']);
    const undone = withTick(done, 'nif-papers', null);
    expect(states(undone)[0]).toBe('in_progress');
    expect(states(withTick(undone, 'nif-papers', at))[0]).toBe('completed');
  });
});

describe('what cannot be completed', () => {
  const afterNif = tickAll(empty, guideItems['nif-number']);

  test('an item or step of a locked card', () => {
    expect(guideRefusal(empty, 'visa-type')).toBe('locked');
    expect(guideRefusal(empty, 'nif-document')).toBe('locked');
    expect(guideRefusal(empty, 'nif-portal')).toBeUndefined();
  });

  test('the NIF upload without a file', () => {
    expect(guideRefusal(afterNif, 'nif-document')).toBe('nif_missing');
    expect(guideRefusal({ ...afterNif, nifDocument: true }, 'nif-document')).toBeUndefined();
  });

  test('the documents with five of six types', () => {
    const open = withTick({ ...afterNif, nifDocument: true }, 'nif-document', at);
    const five = { ...open, documentTypes: requiredDocuments.slice(0, 5) };
    expect(guideRefusal(five, 'documents')).toBe('unfinished');
    expect(guideRefusal({ ...open, documentTypes: [...requiredDocuments] }, 'documents')).toBeUndefined();
  });

  test('no paper that was set aside', () => {
    const open = withTick({ ...afterNif, nifDocument: true }, 'nif-document', at);
    const setAside = [
      { paper: 'birth-certificate', reason: 'not-on-list', note: null, set_aside_at: at },
    ] as const;
    const left = (type: string) => type !== 'birth-certificate';
    const five = { ...open, documentTypes: requiredDocuments.filter(left), setAside };
    expect(guideSteps(five)[2]).toMatchObject({ done: 5, total: 6, set_aside: 1 });
    expect(guideRefusal(five, 'documents')).toBeUndefined();
    const ticked = withTick(five, 'documents', at);
    expect(stepsToReopen(ticked)).toEqual([]);
    expect(stepsToReopen({ ...ticked, setAside: [] })).toEqual(['documents']);
  });

  test('settlement before the approval', () => {
    const all = tickAll(
      { ...empty, completed: Object.fromEntries(guideStepIds.slice(0, 5).map((id) => [id, at])) },
      guideItems.settlement,
    );
    expect(guideRefusal({ ...all, status: 'under_review' }, 'settlement')).toBe('not_approved');
    expect(guideRefusal({ ...all, status: 'approved' }, 'settlement')).toBeUndefined();
  });
});

test('an approval puts the first five steps behind the person, and takes nothing from what was ticked', () => {
  const approved: GuideFacts = { ...empty, status: 'approved' };
  expect(states(approved)).toEqual([...Array(5).fill('completed'), 'not_started']);
  expect(ticked(approved)).toEqual(Array(6).fill(false));
  expect(stepsCompleted(guideSteps({ ...empty, status: 'completed' }))).toBe(6);
});

test('something to bring is ticked at any time, and moves no step', () => {
  expect(guideRefusal(empty, 'bring-photos')).toBeUndefined();
  const done = tickAll(empty, ['nif-portal']);
  const ticked = withTick({ ...done, completed: { ...done.completed, documents: at } }, 'bring-photos', at);
  expect(ticked.completed['bring-photos']).toBe(at);
  const back = withTick(ticked, 'bring-photos', null);
  expect(back.completed).toEqual({ ...done.completed, documents: at });
  expect(guideSteps(ticked)).toEqual(guideSteps(back));
});

test('a document that went takes its step with it', () => {
  const facts: GuideFacts = {
    ...empty,
    completed: { 'nif-number': at, 'nif-document': at, documents: at },
    documentTypes: [...requiredDocuments],
    nifDocument: true,
  };
  expect(stepsToReopen(facts)).toEqual([]);
  expect(stepsToReopen({ ...facts, documentTypes: requiredDocuments.slice(1) })).toEqual(['documents']);
  expect(stepsToReopen({ ...facts, nifDocument: false })).toEqual(['nif-document']);
});

describe('a document of which our team needs a new copy', () => {
  const facts: GuideFacts = {
    ...empty,
    completed: { 'nif-number': at, 'nif-document': at },
    documentTypes: requiredDocuments.slice(1),
    nifDocument: true,
    returned: ['passport'],
    status: 'in_progress',
  };

  test('does not count: its step cannot be completed', () => {
    expect(guideSteps(facts)[2]).toMatchObject({ state: 'in_progress', done: 5, total: 6 });
    expect(guideRefusal(facts, 'documents')).toBe('unfinished');
  });

  test('takes back nothing that was completed before', () => {
    const completed: GuideFacts = { ...facts, completed: { ...facts.completed, documents: at } };
    expect(states(completed).slice(2, 4)).toEqual(['completed', 'not_started']);
    expect(stepsToReopen(completed)).toEqual([]);
    expect(stepsToReopen({ ...completed, returned: [] })).toEqual(['documents']);
    expect(
      stepsToReopen({ ...completed, nifDocument: false, returned: ['passport', 'nif-document'] }),
    ).toEqual([]);
  });
});

test('the status follows what the applicant does, and nothing else of what staff decided', () => {
  const one = withTick(empty, 'nif-portal', at);
  expect(statusAfter(empty, empty, false)).toBe('started');
  expect(statusAfter(empty, one, false)).toBe('in_progress');
  expect(statusAfter(empty, empty, true)).toBe('in_progress');
  const settled = withTick({ ...empty, status: 'approved' }, 'settlement', at);
  expect(statusAfter({ ...empty, status: 'approved' }, settled, true)).toBe('completed');
  const done: GuideFacts = { ...settled, status: 'completed' };
  expect(statusAfter(done, withTick(done, 'settlement', null), true)).toBe('approved');
  const byStaff: GuideFacts = { ...empty, status: 'completed' };
  expect(statusAfter(byStaff, withTick(byStaff, 'bank-account', null), true)).toBe('completed');
  for (const status of ['under_review', 'rejected'] as const)
    expect(statusAfter({ ...empty, status }, { ...one, status }, true)).toBe(status);
});

test('whatever is ticked and taken back, no locked step opens and one step is next until all are done', () => {
  const ids = [...guideItemIds, ...guideStepIds];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...ids), fc.boolean()), { maxLength: 80 }),
      fc.subarray([...requiredDocuments]),
      fc.boolean(),
      (moves, documentTypes, nifDocument) => {
        let facts: GuideFacts = { ...empty, documentTypes, nifDocument, status: 'in_progress' };
        for (const [id, on] of moves) {
          if (on && guideRefusal(facts, id)) continue;
          facts = withTick(facts, id, on ? at : null);
          const steps = guideSteps(facts);
          for (const [index, step] of steps.entries()) {
            const open = index === 0 || steps[index - 1]?.state === 'completed';
            if (step.state === 'locked') expect(open).toBe(false);
            if (step.state !== 'locked' && step.state !== 'completed') expect(open).toBe(true);
            expect(step.done).toBeLessThanOrEqual(step.total);
          }
          if (stepsCompleted(steps) < 6)
            expect(steps.some(({ state }) => state === 'in_progress' || state === 'not_started')).toBe(true);
        }
      },
    ),
  );
});
