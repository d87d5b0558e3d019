import { expect, test } from 'vitest';
import { documentTypes } from '#features/documents/rules/document-types.ts';
import { countedFacts } from '#features/facts/durations.ts';
import { stepDurations } from '#features/schedule/rules/durations.ts';
import { whenLikely, whenThere } from './use-schedule.ts';

const nif = stepDurations['nif-number'];

test('what takes minutes can be finished today, but for the last of them before midnight', () => {
  expect(whenLikely(nif, new Date(2026, 10, 23, 23, 44))).toBe(
    'About 10-15 minutes. You can finish it today, November 23, 2026.',
  );
  expect(whenLikely(nif, new Date(2026, 10, 23, 23, 46))).toBe(
    'About 10-15 minutes. If you start now, you can finish it by November 24, 2026.',
  );
});

test('what takes longer is counted in days from today', () => {
  expect(whenLikely(documentTypes.passport.takes, new Date(2026, 10, 23, 9))).toBe(
    'Takes 1-2 weeks. If you start today, it is likely done by December 7, 2026.',
  );
});

test('a number that is asked for in minutes is there in weeks', () => {
  expect(whenThere({ duration: nif, arrives: countedFacts['nif-time'] }, new Date(2026, 10, 23, 9))).toBe(
    'About 10-15 minutes of work. Then up to 4 weeks until the number comes: by December 21, 2026, if you ask today.',
  );
});

test('once it was asked for, the number is counted from that day, however long one waits', () => {
  const wait = { duration: nif, arrives: countedFacts['nif-time'], asked: '2026-11-02T15:00:00.000Z' };
  for (const day of [3, 23])
    expect(whenThere(wait, new Date(2026, 10, day, 9))).toBe(
      'You asked on November 2, 2026. It can take up to 4 weeks until the number comes: until November 30, 2026.',
    );
});

test('a criminal record is done with its apostille, as its deadline counts it', () => {
  const record = { duration: documentTypes['criminal-record'].takes, followedBy: countedFacts.apostille };
  expect(whenThere(record, new Date(2026, 10, 23, 9))).toBe(
    'Takes 3-4 weeks, then up to 5 weeks for its apostille. If you start today, both are likely done by January 25, 2027.',
  );
});
