import fc from 'fast-check';
import { expect, test } from 'vitest';
import { erasureDue, graceDays } from './rules.ts';

const day = 86_400_000;

test('everything stays for thirty days at least, and for less than a day longer', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (requested) => {
      const due = erasureDue(requested);
      const grace = due.getTime() - requested.getTime();
      expect(grace).toBeGreaterThanOrEqual(graceDays * day);
      expect(grace).toBeLessThan((graceDays + 1) * day);
      for (const timeZone of ['Pacific/Honolulu', 'America/New_York', 'Europe/Lisbon'])
        expect(due.toLocaleDateString('en-CA', { timeZone })).toBe(due.toISOString().slice(0, 10));
    }),
  );
});

test('the day is counted from the day of the request', () => {
  expect(erasureDue(new Date('2026-11-24T09:00:00Z')).toISOString()).toBe('2026-12-24T12:00:00.000Z');
  expect(erasureDue(new Date('2026-11-24T12:00:00Z')).toISOString()).toBe('2026-12-24T12:00:00.000Z');
  expect(erasureDue(new Date('2026-11-24T12:00:00.001Z')).toISOString()).toBe('2026-12-25T12:00:00.000Z');
});
