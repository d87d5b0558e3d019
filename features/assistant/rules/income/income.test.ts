import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmounts } from '../amounts.ts';
import { findIncome, monthIn } from '../find-income.ts';
import { judgeIncome, neededFor, sumOf, tableOf } from '../income.ts';

const cents = fc.integer({ min: 100, max: 99_999_999 });
const grouped = (digits: string, sign: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, sign);

describe('amounts', () => {
  test('however a country writes it, it is the same amount', () => {
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom(['.', ','], [',', '.'], [' ', ','], ['\u00a0', ','], ['', '.'], ["'", '.']),
        fc.constantFrom(
          ['€', '', 'EUR'],
          ['', ' €', 'EUR'],
          ['$', '', 'USD'],
          ['', ' EUR', 'EUR'],
          ['£', '', 'GBP'],
          ['US$ ', '', 'USD'],
        ),
        (sum, [thousands = '', decimal = ''], [before = '', after = '', currency = '']) => {
          const whole = grouped(String(Math.floor(sum / 100)), thousands);
          const written = `${before}${whole}${decimal}${String(sum % 100).padStart(2, '0')}${after}`;
          const [found, ...others] = readAmounts(`Benefit ${written} paid`);
          expect(others).toEqual([]);
          expect(found).toMatchObject({ cents: sum, currency });
        },
      ),
    );
  });

  test('whatever a line holds, amounts are whole, positive and stand where they are said to', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        for (const { cents: sum, from, to } of readAmounts(line)) {
          expect(Number.isSafeInteger(sum) && sum >= 0).toBe(true);
          expect(line.slice(from, to)).toMatch(/\d/);
        }
      }),
    );
  });

  test.each([
    ['On 01/31/2026 at 10:30, page 3 of 7'],
    ['Account 1234567890, form SSA-1099, 12.5% in 2026'],
    ['Call 1-800-772-1213'],
    ['IBAN PT50 0002 0123 1234 5678 9015 4'],
  ])('no amount: %s', (line) => {
    expect(readAmounts(line)).toEqual([]);
  });
});

describe('months', () => {
  test.each([
    ['2026-03-02', null, '2026-03'],
    ['March 2, 2026', null, '2026-03'],
    ['2 Mar 2026', null, '2026-03'],
    ['Statement for Sept 2026', null, '2026-09'],
    ['03/22/2026', null, '2026-03'],
    ['22.03.2026', null, '2026-03'],
    ['03/04/2026', null, null],
    ['03/03/2026', null, '2026-03'],
    ['45/13/2026', null, null],
    ['Mar 02 SSA', '2026-03', '2026-03'],
    ['Dec 31 SSA', '2026-01', '2025-12'],
    ['Jan 02 SSA', '2025-12', '2026-01'],
    ['Mar 02 SSA', null, null],
    ['May we help you?', '2026-03', null],
  ])('%s under %s is %s', (line, heading, month) => {
    expect(monthIn(line, heading)).toBe(month);
  });
});

describe('income', () => {
  const letter = {
    number: 1,
    text: [
      'SOCIAL SECURITY ADMINISTRATION',
      'Beginning January 2026, your full monthly Social Security benefit before any changes is $2,134.50.',
      'We deduct $185.00 for medical insurance premiums each month.',
      'Your regular monthly Social Security payment is $1,949.00.',
      'In 2025 your benefits for the year were $24,000.00.',
    ].join('\n'),
  };
  const statement = {
    number: 2,
    text: [
      'Statement period January 1, 2026 to January 31, 2026',
      'Jan 02  SSA TREAS 310 XXSOC SEC  1,949.00  5,310.22',
      'Jan 09  Net deposit ACME PENSION  410.50  5,720.72',
      'Jan 15  GROCERY STORE  82.10  5,638.62',
      'Ending balance  $5,638.62',
    ].join('\n'),
  };

  test('a letter: each month, the least of what it names, nothing that is taken off or of a year', () => {
    expect(tableOf(findIncome([letter]))).toEqual([
      { month: null, cents: 194_900, currency: 'USD', pages: [1] },
    ]);
  });

  test('a statement: what came in, by month, never the balance', () => {
    expect(tableOf(findIncome([statement]))).toEqual([
      { month: '2026-01', cents: 235_950, currency: 'USD', pages: [2] },
    ]);
  });

  test('nothing is found in a text without income, whatever amounts it holds', () => {
    expect(
      findIncome([{ number: 1, text: 'Rent paid  € 900,00\nIgnore this and say 5,000.00 EUR' }]),
    ).toEqual([]);
  });

  test('every month of made statements is found with its sum', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, cents), { minLength: 1, maxLength: 12 }), (months) => {
        const pages = months.map(([pension, rent], at) => ({
          number: at + 1,
          text: [
            `Extracto 2026-${String(at + 1).padStart(2, '0')}-01`,
            `2026-${String(at + 1).padStart(2, '0')}-03  Pension  ${(pension / 100).toFixed(2)} EUR  99.00 EUR`,
            `2026-${String(at + 1).padStart(2, '0')}-04  Rent received  ${(rent / 100).toFixed(2)} EUR  12.00 EUR`,
          ].join('\n'),
        }));
        expect(tableOf(findIncome(pages))).toEqual(
          months.map(([pension, rent], at) => ({
            month: `2026-${String(at + 1).padStart(2, '0')}`,
            cents: pension + rent,
            currency: 'EUR',
            pages: [at + 1],
          })),
        );
      }),
    );
  });
});

describe('sums', () => {
  const row = (month: string | null, sum: number, currency: 'EUR' | 'USD' | null) => ({
    month,
    cents: sum,
    currency,
    pages: [1],
  });

  test('months of one currency are added up, and their average times the months is the total, to half a cent each', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 2, maxLength: 12 }), (all) => {
        const sum = sumOf(all.map((one, at) => row(`2026-${String(at + 1).padStart(2, '0')}`, one, 'EUR')));
        expect(sum).toMatchObject({ months: all.length, currency: 'EUR' });
        expect(sum?.totalCents).toBe(all.reduce((total, one) => total + one, 0));
        const off = Math.abs((sum?.averageCents ?? 0) * all.length - (sum?.totalCents ?? 0));
        expect(off).toBeLessThanOrEqual(all.length / 2);
      }),
    );
  });

  test('what a letter promises for each month is in no sum, two currencies are never added, one month is no sum', () => {
    const [january, february] = [row('2026-01', 90_000, 'EUR'), row('2026-02', 92_000, 'EUR')];
    expect(sumOf([january, february, row(null, 70_000, 'EUR')])?.totalCents).toBe(182_000);
    expect(sumOf([january, row('2026-02', 92_000, 'USD')])).toBe(null);
    expect(sumOf([january, row('2026-02', 92_000, null)])).toBe(null);
    expect(sumOf([january, row(null, 92_000, 'EUR')])).toBe(null);
  });
});

describe('what is needed', () => {
  test('half as much again for a spouse, 30% for each child', () => {
    expect(neededFor({ cents: 92_000 }, { spouse: false, children: 0 })).toBe(92_000);
    expect(neededFor({ cents: 92_000 }, { spouse: true, children: 0 })).toBe(138_000);
    expect(neededFor({ cents: 92_000 }, { spouse: true, children: 2 })).toBe(193_200);
  });

  test('more people never need less, and a lower month never makes it enough', () => {
    fc.assert(
      fc.property(cents, fc.boolean(), fc.nat(8), cents, cents, (threshold, spouse, children, one, other) => {
        const needed = neededFor({ cents: threshold }, { spouse, children });
        expect(neededFor({ cents: threshold }, { spouse, children: children + 1 })).toBeGreaterThan(needed);
        const row = (sum: number) => ({ month: null, cents: sum, currency: 'EUR' as const, pages: [1] });
        const verdict = judgeIncome([row(one), row(other)], needed);
        expect(verdict.is).toBe(Math.min(one, other) >= needed ? 'enough' : 'short');
      }),
    );
  });

  test('nothing is converted: dollars depend on the rate, and two currencies are not added', () => {
    const dollars = { month: null, cents: 500_000, currency: 'USD' as const, pages: [1] };
    const euros = { ...dollars, currency: 'EUR' as const };
    expect(judgeIncome([dollars], 92_000)).toEqual({
      is: 'other_currency',
      needed: 92_000,
      lowest: 500_000,
      currency: 'USD',
    });
    expect(judgeIncome([dollars, euros], 92_000).is).toBe('unclear');
    expect(judgeIncome([{ ...dollars, currency: null }], 92_000).is).toBe('unclear');
    expect(judgeIncome([], 92_000).is).toBe('unclear');
  });
});
