import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applicationStatuses } from './applications.ts';
import { journeyByGuide, journeyShown, stepsOf } from './journey.ts';

/** The first so many steps of the guide are ticked off. */
const journeyAfter = (steps: number) => journeyByGuide(Array(steps).fill(true));

describe('the journey of an application', () => {
  test('begins at 5 %, in stage 1, at the first tile', () => {
    const journey = journeyAfter(0);
    expect(journey).toEqual({
      progress_percentage: 5,
      current_step: 1,
      stages: ['in_progress', 'pending', 'pending', 'pending'],
    });
  });

  test('follows the guide: three steps to gather, then one step per stage', () => {
    expect(journeyAfter(2)).toMatchObject({ current_step: 1, progress_percentage: 33 });
    expect(journeyAfter(3)).toMatchObject({ current_step: 2, progress_percentage: 50 });
    expect(journeyAfter(4)).toMatchObject({ current_step: 3, progress_percentage: 67 });
    expect(journeyAfter(5)).toMatchObject({ current_step: 4, progress_percentage: 83 });
    expect(journeyAfter(6)).toMatchObject({ current_step: 4, progress_percentage: 100 });
  });

  test('its percentage says how many steps are done', () => {
    for (let done = 0; done <= 6; done++) expect(stepsOf(journeyAfter(done).progress_percentage)).toBe(done);
  });

  test('an approval leaves only the last stage, a completed application leaves nothing', () => {
    expect(journeyShown(journeyAfter(1), 'approved')).toEqual({
      progress_percentage: 83,
      current_step: 4,
      stages: ['completed', 'completed', 'completed', 'in_progress'],
    });
    const done = journeyShown(journeyAfter(0), 'completed');
    expect(done.progress_percentage).toBe(100);
  });

  test('a reopened step is the stage under way again, and what came after it stays done', () => {
    expect(journeyByGuide([true, false, true, true])).toEqual({
      progress_percentage: 50,
      current_step: 1,
      stages: ['in_progress', 'completed', 'pending', 'pending'],
    });
  });

  test('no other status changes what the guide says', () => {
    for (const status of ['started', 'in_progress', 'under_review', 'rejected'] as const)
      for (let done = 0; done <= 6; done++)
        expect(journeyShown(journeyAfter(done), status)).toEqual(journeyAfter(done));
  });

  test('never goes back when a step is added, and has one stage under way until the end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...applicationStatuses), fc.integer({ min: 0, max: 5 }), (status, done) => {
        const before = journeyShown(journeyAfter(done), status);
        const next = journeyShown(journeyAfter(done + 1), status);
        expect(next.progress_percentage).toBeGreaterThanOrEqual(before.progress_percentage);
        expect(next.current_step).toBeGreaterThanOrEqual(before.current_step);
        const order = before.stages.map((stage) => ['completed', 'in_progress', 'pending'].indexOf(stage));
        expect(order).toEqual([...order].sort());
        const underWay = before.progress_percentage === 100 ? 0 : 1;
        expect(order.filter((place) => place === 1)).toHaveLength(underWay);
      }),
    );
  });
});
