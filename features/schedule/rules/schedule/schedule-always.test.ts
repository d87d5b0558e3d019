import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { countedFacts } from '#features/facts/durations.ts';
import type { GuideFacts } from '#features/guide/rules/guide.ts';
import { guideItemIds, guideStepIds } from '#features/guide/rules/guide-items.ts';
import { plusDays } from '#platform/shared/day-numbers.ts';
import { compareSchedules } from './compare-schedules.ts';
import { type SavedDays, scheduleOf } from './schedule.ts';
import { tasks } from './tasks.ts';

/** What holds for every guide, every day and every today. */
const today = '2026-11-25';
const day = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((days) => plusDays(today, days));
const facts: fc.Arbitrary<GuideFacts> = fc.record({
  completed: fc
    .subarray([...guideStepIds, ...guideItemIds])
    .map((ids) => Object.fromEntries(ids.map((id) => [id, '2026-11-20T12:00:00.000Z']))),
  documentTypes: fc.subarray([...requiredDocuments]),
  nifDocument: fc.boolean(),
  status: fc.constantFrom('started', 'in_progress', 'under_review', 'approved'),
});
const saved: fc.Arbitrary<SavedDays> = fc
  .record({
    appointment: fc.option(day(0, 800)),
    handed_in: fc.constant(null),
    move_in: fc.option(day(0, 1000)),
    criminal_record_issued: fc.option(day(-400, 0)),
  })
  .filter(({ appointment, move_in }) => appointment !== null || move_in !== null);

const always = (holds: (facts: GuideFacts, days: SavedDays) => void) =>
  fc.assert(fc.property(facts, saved, holds), { numRuns: 500 });

function planned(guide: GuideFacts, days: SavedDays) {
  const schedule = scheduleOf(guide, days, today, countedFacts);
  if (!schedule) throw new Error('no schedule');
  return schedule;
}

describe('always', () => {
  test('no task begins before what it waits for is over, at either pace', () =>
    always((guide, days) => {
      const schedule = planned(guide, days);
      const byId = new Map(schedule.tasks.map((task) => [task.id, task]));
      for (const task of schedule.tasks)
        for (const before of tasks[task.id].after.map((id) => byId.get(id))) {
          expect(before && before.doneBy <= task.beginBy).toBe(true);
          expect(before && before.lastDone <= task.lastBegin).toBe(true);
        }
    }));

  test('every task is over by the appointment, and its latest days are not before its safe ones', () =>
    always((guide, days) => {
      const { tasks: all, appointment } = planned(guide, days);
      for (const task of all) {
        expect(task.beginBy <= task.doneBy && task.doneBy <= appointment).toBe(true);
        expect(task.beginBy <= task.lastBegin && task.doneBy <= task.lastDone).toBe(true);
      }
    }));

  test('a day later never makes anything begin earlier, unless it makes the record too old', () =>
    always((guide, days) => {
      const later = (saved: string | null) => saved && plusDays(saved, 1);
      const before = planned(guide, days);
      const after = planned(guide, {
        ...days,
        appointment: later(days.appointment),
        move_in: later(days.move_in),
      });
      const isDone = ({ tasks: all }: typeof before) => all.filter(({ done }) => done).map(({ id }) => id);
      const again = isDone(before).filter((id) => !isDone(after).includes(id));
      if (again.length > 0) {
        expect(days.criminal_record_issued).not.toBeNull();
        expect(['criminal-record', 'apostille']).toEqual(expect.arrayContaining(again));
        return;
      }
      for (const task of before.tasks) {
        const moved = after.tasks.find(({ id }) => id === task.id);
        expect(moved && moved.beginBy >= task.beginBy).toBe(true);
      }
      expect(compareSchedules(before, after).broken).toEqual([]);
    }));

  test('the longest way has the least slack, holds nothing that is done, and leads to the last thing to do', () =>
    always((guide, days) => {
      const open = planned(guide, days).tasks.filter(({ done }) => !done);
      const onIt = planned(guide, days).tasks.filter(({ critical }) => critical);
      const least = Math.min(...open.map(({ slack }) => slack));
      expect(onIt.every(({ done, slack }) => !done && slack === least)).toBe(true);
      expect(onIt.length > 0).toBe(open.length > 0);
      if (open.some(({ id }) => id === 'interview'))
        expect(onIt.some(({ id }) => id === 'interview')).toBe(true);
    }));

  test('nothing that is done is late, and all is late or short of time only when the plan is', () =>
    always((guide, days) => {
      const { tasks: all, fit } = planned(guide, days);
      for (const { done, late, hopeless } of all) if (done) expect(late || hopeless).toBe(false);
      if (fit === 'comfortable') expect(all.filter(({ late, hopeless }) => late || hopeless)).toEqual([]);
    }));
});
