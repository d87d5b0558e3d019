import { describe, expect, test } from 'vitest';
import { courseOf, type StepDays } from './course.ts';
import { type GuideFacts, guideSteps } from './guide.ts';

const at = '2026-11-30T12:00:00.000Z';

const facts = {
  completed: { 'nif-number': at, 'nif-document': at },
  documentTypes: ['passport', 'birth-certificate'],
  nifDocument: true,
  returned: [],
  status: 'in_progress',
} satisfies GuideFacts;

function course(more: Partial<GuideFacts> = {}, days?: StepDays) {
  const guide = { ...facts, ...more };
  return courseOf({ ...guide, steps: guideSteps(guide) }, days && { days, today: '2027-01-11' });
}
const states = (...of: Parameters<typeof course>) => course(...of).map(({ state }) => state);

test('what is done has its day, the first other step is under way, and the papers are counted in theirs', () => {
  const [first, , third, fourth] = course();
  expect(states()).toEqual(['done', 'done', 'active', 'waiting', 'waiting', 'waiting']);
  expect(first).toMatchObject({ doneAt: at, by: null, papers: null });
  expect(third).toMatchObject({ doneAt: null, papers: { done: 2, total: 6, set_aside: 0 } });
  expect(fourth?.papers).toBeNull();
});

describe('with dates', () => {
  const days = { 'nif-number': '2027-01-01', documents: '2027-03-02', settlement: '2027-01-05' };

  test('each open step has its day', () => {
    expect(course({}, days).map(({ by }) => by)).toEqual([
      null,
      null,
      days.documents,
      null,
      null,
      days.settlement,
    ]);
  });

  test('a step is late once its day has passed, but never the decision of others', () => {
    expect(states({}, days)).toEqual(states());
    expect(states({}, { ...days, documents: '2027-01-10' })[2]).toBe('late');
    expect(states({}, { ...days, documents: '2027-01-11' })[2]).toBe('active');
  });

  test('the decision ends the dates', () => {
    expect(course({ status: 'approved' }, days).map(({ by }) => by)).toEqual(Array(6).fill(null));
    expect(states({ status: 'approved' }, days)).toEqual([...Array(5).fill('done'), 'active']);
  });
});

test('a paper that was returned is loud in its own tile, also when the step was done', () => {
  expect(states({ returned: ['nif-document'] })[1]).toBe('returned');
  expect(states({ returned: ['passport'] })[2]).toBe('returned');
  expect(states({ returned: ['passport'], status: 'completed' })).toEqual(Array(6).fill('done'));
});
