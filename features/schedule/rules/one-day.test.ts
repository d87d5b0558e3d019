import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedFacts } from '#features/facts/durations.ts';
import type { GuideFacts } from '#features/guide/rules/guide.ts';
import { scheduleOf } from './schedule/schedule.ts';
import { moveMonths, papersInHand, timelineOf } from './timeline.ts';

const today = '2026-11-25';
/** The register's times, and a register that says otherwise. */
const durations = fc.record({
  'nif-time': fc.constantFrom(countedFacts['nif-time'], { least: 2, most: 9, unit: 'day' as const }),
  apostille: fc.constantFrom(countedFacts.apostille, { least: 3, most: 11, unit: 'week' as const }),
  'processing-time': fc.constantFrom(countedFacts['processing-time'], {
    least: 60,
    most: 60,
    unit: 'day' as const,
  }),
  'criminal-record-age': fc.constant(countedFacts['criminal-record-age']),
});
const wishes = fc.record({
  move: fc.option(fc.constantFrom(...moveMonths(today))),
  have: fc.subarray([...papersInHand]),
  spouse: fc.boolean(),
  children: fc.integer({ min: 0, max: 5 }),
});

test('the planner and the schedule give one day to one person, with and without an appointment', () =>
  fc.assert(
    fc.property(wishes, durations, fc.boolean(), (wish, takes, booked) => {
      const timeline = timelineOf(wish, today, takes);
      const facts: GuideFacts = {
        completed: wish.have.includes('nif') ? { 'nif-document': '2026-11-20T12:00:00.000Z' } : {},
        documentTypes: wish.have.filter((paper) => paper !== 'nif'),
        nifDocument: wish.have.includes('nif'),
        status: 'in_progress',
      };
      const step = (id: string) => timeline.steps.find((one) => one.id === id);
      const appointment = step('interview')?.ends.latest ?? '';
      const schedule = scheduleOf(
        facts,
        {
          appointment: booked ? appointment : null,
          handed_in: null,
          move_in: timeline.visa.latest,
          criminal_record_issued: null,
        },
        today,
        takes,
      );
      const online = schedule?.tasks.find(({ id }) => id === 'online-application');
      expect(schedule?.appointment).toBe(appointment);
      expect(online?.doneBy).toBe(step('online-application')?.ends.latest);
      expect(schedule?.visa).toEqual({ earliest: expect.any(String), latest: timeline.visa.latest });
      if (timeline.start === today) expect(schedule?.safe).toBe(appointment);
    }),
    { numRuns: 1000 },
  ));
