import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applicationStatuses } from './applications.ts';
import { journeyByGuide, journeyShown, tileStates } from './journey.ts';

describe('the journey of an application', () => {
  test('begins at 5 %, in stage 1, at the first tile', () => {
    const journey = journeyByGuide(0);
    expect(journey).toEqual({
      progress_percentage: 5,
      current_step: 1,
      stages: ['in_progress', 'pending', 'pending', 'pending'],
    });
    expect(tileStates(journey.stages)).toEqual(['now', 'locked', 'locked', 'locked', 'locked', 'locked']);
  });

  test('follows the guide: three steps to gather, then one step per stage', () => {
    expect(journeyByGuide(2)).toMatchObject({ current_step: 1, progress_percentage: 33 });
    expect(journeyByGuide(3)).toMatchObject({ current_step: 2, progress_percentage: 50 });
    expect(journeyByGuide(4)).toMatchObject({ current_step: 3, progress_percentage: 67 });
    expect(journeyByGuide(5)).toMatchObject({ current_step: 4, progress_percentage: 83 });
    expect(journeyByGuide(6)).toMatchObject({ current_step: 4, progress_percentage: 100 });
  });

  test('an approval leaves only the last stage, a completed application leaves nothing', () => {
    expect(journeyShown(journeyByGuide(1), 'approved')).toEqual({
      progress_percentage: 83,
      current_step: 4,
      stages: ['completed', 'completed', 'completed', 'in_progress'],
    });
    const done = journeyShown(journeyByGuide(0), 'completed');
    expect(done.progress_percentage).toBe(100);
    expect(new Set(tileStates(done.stages))).toEqual(new Set(['completed']));
  });

  test('no other status changes what the guide says', () => {
    for (const status of ['started', 'in_progress', 'under_review', 'rejected'] as const)
      for (let done = 0; done <= 6; done++)
        expect(journeyShown(journeyByGuide(done), status)).toEqual(journeyByGuide(done));
  });

  test('never goes back when a step is added, and has one stage and one tile under way until the end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...applicationStatuses), fc.integer({ min: 0, max: 5 }), (status, done) => {
        const before = journeyShown(journeyByGuide(done), status);
        const after = journeyShown(journeyByGuide(done + 1), status);
        expect(after.progress_percentage).toBeGreaterThanOrEqual(before.progress_percentage);
        expect(after.current_step).toBeGreaterThanOrEqual(before.current_step);
        const order = before.stages.map((stage) => ['completed', 'in_progress', 'pending'].indexOf(stage));
        expect(order).toEqual([...order].sort());
        const underWay = before.progress_percentage === 100 ? 0 : 1;
        expect(order.filter((place) => place === 1)).toHaveLength(underWay);
        expect(tileStates(before.stages).filter((tile) => tile === 'now')).toHaveLength(underWay);
      }),
    );
  });
});
