import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { journeyOf } from './journey.ts';

const statuses = ['started', 'in_progress', 'under_review', 'approved', 'rejected', 'completed'] as const;

describe('the journey of an application', () => {
  test('begins at 5 %, in stage 1', () => {
    expect(journeyOf('started', 0)).toEqual({
      progress_percentage: 5,
      current_step: 1,
      stages: ['in_progress', 'pending', 'pending', 'pending'],
    });
  });

  test('follows the guide: three steps to gather, then one step per stage', () => {
    expect(journeyOf('in_progress', 2)).toMatchObject({ current_step: 1, progress_percentage: 33 });
    expect(journeyOf('in_progress', 3)).toMatchObject({ current_step: 2, progress_percentage: 50 });
    expect(journeyOf('in_progress', 4)).toMatchObject({ current_step: 3, progress_percentage: 67 });
    expect(journeyOf('in_progress', 5)).toMatchObject({ current_step: 4, progress_percentage: 83 });
    expect(journeyOf('in_progress', 6)).toMatchObject({ current_step: 4, progress_percentage: 100 });
  });

  test('an approval leaves only the last stage, a completed application leaves nothing', () => {
    expect(journeyOf('approved', 1)).toEqual({
      progress_percentage: 83,
      current_step: 4,
      stages: ['completed', 'completed', 'completed', 'in_progress'],
    });
    expect(journeyOf('completed', 0)).toEqual({
      progress_percentage: 100,
      current_step: 4,
      stages: ['completed', 'completed', 'completed', 'completed'],
    });
  });

  test('a refusal changes nothing about the way already gone', () => {
    for (let done = 0; done <= 6; done++)
      expect(journeyOf('rejected', done)).toEqual(journeyOf('started', done));
  });

  test('never goes back when a step is added, and has at most one stage under way', () => {
    fc.assert(
      fc.property(fc.constantFrom(...statuses), fc.integer({ min: 0, max: 5 }), (status, done) => {
        const before = journeyOf(status, done);
        const after = journeyOf(status, done + 1);
        expect(after.progress_percentage).toBeGreaterThanOrEqual(before.progress_percentage);
        expect(after.current_step).toBeGreaterThanOrEqual(before.current_step);
        expect(before.progress_percentage).toBeGreaterThanOrEqual(5);
        const order = before.stages.map((stage) => ['completed', 'in_progress', 'pending'].indexOf(stage));
        expect(order).toEqual([...order].sort());
        expect(order.filter((place) => place === 1)).toHaveLength(before.progress_percentage === 100 ? 0 : 1);
      }),
    );
  });
});
