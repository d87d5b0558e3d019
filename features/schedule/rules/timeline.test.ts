import { describe, expect, test } from 'vitest';
import { countedFacts } from '#features/facts/durations.ts';
import { moveMonths, readWish, type TimelineWish, timelineOf } from './timeline.ts';

const today = '2026-11-22';
const nothing: TimelineWish = { move: null, have: [], spouse: false, children: 0 };
const all = readWish(
  new URLSearchParams(
    'have=nif&have=passport&have=criminal-record&have=birth-certificate&have=proof-income&have=health-insurance&have=accommodation-proof',
  ),
  today,
);
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const ends = (wish: TimelineWish) =>
  Object.fromEntries(timelineOf(wish, today, countedFacts).steps.map((s) => [s.id, s.ends]));

describe('starting today with nothing in hand', () => {
  const timeline = timelineOf(nothing, today, countedFacts);

  test('the slowest paper decides, with its apostille, and the stages follow one after another', () => {
    expect(timeline).toMatchObject({ fit: 'open', start: today, lastStart: null });
    expect(ends(nothing)).toEqual({
      'nif-number': { earliest: '2026-11-22', latest: '2026-12-20' },
      'nif-document': { earliest: '2026-11-22', latest: '2026-12-20' },
      documents: { earliest: '2026-12-13', latest: '2027-01-24' },
      'online-application': { earliest: '2026-12-20', latest: '2027-02-07' },
      interview: { earliest: '2027-01-03', latest: '2027-03-07' },
      settlement: { earliest: '2027-02-02', latest: '2027-06-05' },
    });
    expect(timeline.visa).toEqual({ earliest: '2027-02-02', latest: '2027-06-05' });
  });

  test('papers that take longest come first', () => {
    expect(timeline.missing.slice(0, 3)).toEqual(['criminal-record', 'passport', 'birth-certificate']);
    expect(timeline.missing.at(-1)).toBe('health-insurance');
  });
});

test('who has every paper waits for the others alone', () => {
  expect(timelineOf(all, today, countedFacts).missing).toEqual([]);
  expect(ends(all).documents).toEqual({ earliest: today, latest: today });
  expect(days(today, timelineOf(all, today, countedFacts).visa.latest)).toBe(14 + 28 + 90);
});

test('a tax number on its way holds the papers back, and one in hand does not', () => {
  const quick = { ...all, have: all.have.filter((paper) => paper !== 'nif') };
  expect(ends(quick).documents).toEqual({ earliest: today, latest: '2026-12-20' });
});

describe('with a month in mind', () => {
  const wish = (move: string) => timelineOf({ ...nothing, move }, today, countedFacts);

  test('far enough away: the dates count back from its first day', () => {
    expect(wish('2027-07')).toMatchObject({
      fit: 'comfortable',
      start: '2026-12-18',
      lastStart: '2027-04-20',
      visa: { earliest: '2027-02-28', latest: '2027-07-01' },
    });
  });

  test('near: it depends on speed, and the dates count from today', () => {
    expect(wish('2027-04')).toMatchObject({ fit: 'tight', start: today, lastStart: '2027-01-19' });
    expect(wish('2027-03')).toMatchObject({ fit: 'tight', lastStart: '2026-12-19' });
  });

  test('too near: the first month that is safe', () => {
    expect(wish('2027-02')).toMatchObject({ fit: 'too_soon', start: today, safeMonth: '2027-07' });
    expect(wish('2027-07').fit).toBe('comfortable');
  });
});

describe('an address', () => {
  const read = (query: string) => readWish(new URLSearchParams(query), today);

  test('says what was chosen', () => {
    expect(read('move=2027-06&have=passport&have=nif&with=spouse&children=2')).toEqual({
      move: '2027-06',
      have: ['nif', 'passport'],
      spouse: true,
      children: 2,
    });
  });

  test.each([
    '',
    'move=',
    'move=2026-11',
    'move=2029-01',
    'move=%3Cscript%3E',
    'have=house&with=dog&children=x',
    'children=-3',
    'children=1.5',
  ])('that says nothing of ours (%s) counts as not said', (query) => {
    expect(read(query)).toEqual(nothing);
  });

  test('cannot name more children than the form', () => {
    expect(read('children=99').children).toBe(5);
  });
});

test('the months on offer begin after this one and cross the year', () => {
  const months = moveMonths('2026-12-31');
  expect(months.slice(0, 2)).toEqual(['2027-01', '2027-02']);
  expect(months).toHaveLength(24);
  expect(months.at(-1)).toBe('2028-12');
});
