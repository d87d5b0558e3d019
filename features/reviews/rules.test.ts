import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paperOf } from '#features/documents/rules/document-types.ts';
import { businessTime, halfWithinHours, isReplaced, overdueBefore, promisedBy, urgencyOf } from './rules.ts';

const hour = 3_600_000;
/** March 12, 2027 is a Friday. */
const at = (text: string) => new Date(`2027-03-${text}:00Z`);

test('the six types and the NIF document are reviewed, what people keep for themselves is not', () => {
  expect(paperOf({ document_category: 'passport' })).toBe('passport');
  expect(paperOf({ document_category: 'step_document', guide_item: 'nif-document' })).toBe('nif-document');
  expect(paperOf({ document_category: 'general', guide_item: null })).toBeUndefined();
  expect(paperOf({ document_category: 'step_document' })).toBeUndefined();
  // A type that this version does not know is none of the others.
  expect(paperOf({ document_category: 'marriage-certificate' })).toBeUndefined();
});

test('a document is replaced once the newer copy has arrived', () => {
  const newer = { id: 'b', replaces_id: 'a', upload_status: 'pending' };
  expect(isReplaced({ id: 'a' }, [newer])).toBe(false);
  expect(isReplaced({ id: 'a' }, [{ ...newer, upload_status: 'uploaded' }])).toBe(true);
});

describe('the clock of a waiting paper', () => {
  test('stops on Saturday and Sunday', () => {
    expect(businessTime(at('12T18:00'), at('15T09:00'))).toBe(15 * hour);
    expect(businessTime(at('13T10:00'), at('14T10:00'))).toBe(0);
  });

  test.each([
    ['09T10:00', '2027-03-11'],
    ['11T23:00', '2027-03-15'],
    ['12T10:00', '2027-03-16'],
    ['13T10:00', '2027-03-16'],
  ])('what arrives at %s is promised by %s', (from, by) => {
    expect(promisedBy(at(from))).toBe(by);
  });

  test('Thanksgiving does not count', () => {
    expect(promisedBy(new Date('2026-11-24T10:00:00Z'))).toBe('2026-11-27');
    expect(businessTime(new Date('2026-11-26T10:00:00Z'), new Date('2026-11-26T20:00:00Z'))).toBe(0);
  });

  test('is due on the promised day, all day long, and over on the next', () => {
    expect(urgencyOf(at('09T10:00'), at('10T22:00'))).toBe('in_time');
    expect(urgencyOf(at('09T10:00'), at('11T00:00'))).toBe('soon');
    expect(urgencyOf(at('09T10:00'), at('11T23:59'))).toBe('soon');
    expect(urgencyOf(at('09T10:00'), at('12T00:00'))).toBe('overdue');
    expect(urgencyOf(at('12T10:00'), at('15T09:00'))).toBe('in_time');
  });

  const moment = fc
    .integer({ min: 0, max: 40 * 24 * 60 })
    .map((minutes) => new Date(at('01T00:00').getTime() + minutes * 60_000));
  test('the list of what is overdue agrees with the mark on each', () => {
    fc.assert(
      fc.property(moment, moment, (from, now) => {
        fc.pre(from < now);
        expect(from < overdueBefore(now)).toBe(urgencyOf(from, now) === 'overdue');
      }),
    );
  });
});

describe('how long it takes us', () => {
  const after = (hours: number) => ({
    since: at('09T00:00'),
    at: new Date(at('09T00:00').getTime() + hours * hour),
  });

  test('is the middle of all, in whole hours', () => {
    expect(halfWithinHours([1, 9, 2, 30, 40].map(after))).toBe(9);
    expect(halfWithinHours([1, 2, 8.2, 9, 30, 40].map(after))).toBe(9);
    expect(halfWithinHours([0, 0, 0, 0, 0].map(after))).toBe(1);
  });

  test('nobody says from four', () => {
    expect(halfWithinHours([1, 2, 3, 4].map(after))).toBeUndefined();
  });
});
