import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, conversionRate, daysFrom, funnelRows, sourceTags, ticksUpTo } from './analytics.ts';

test('the prototype: 318 of 28,640 are 1.11%, and nothing of nothing is nothing', () => {
  expect(conversionRate({ converted: 318, visitors: 28_640 })).toBeCloseTo(0.0111, 4);
  expect(conversionRate({ converted: 0, visitors: 0 })).toBe(0);
});

test('a change is a share of what was before; from nothing there is none', () => {
  expect(changeOf(41_326, 36_604)).toBeCloseTo(0.129, 3);
  expect(changeOf(5, 10)).toBe(-0.5);
  expect(changeOf(5, 0)).toBeUndefined();
});

test('every step stands beside the first and the one before it', () => {
  const rows = funnelRows([
    { step: 'view', visitors: 28_640 },
    { step: 'cta_click', visitors: 1060 },
    { step: 'sign_up', visitors: 318 },
  ]);
  expect(rows).toEqual([
    { step: 'view', visitors: 28_640, ofFirst: 1, ofBefore: undefined, lost: undefined },
    { step: 'cta_click', visitors: 1060, ofFirst: 1060 / 28_640, ofBefore: 1060 / 28_640, lost: 27_580 },
    { step: 'sign_up', visitors: 318, ofFirst: 318 / 28_640, ofBefore: 0.3, lost: 742 },
  ]);
});

test('a funnel in which nobody did anything is none; more than the step before is told as less lost', () => {
  expect(funnelRows([{ step: 'view', visitors: 0 }])).toBeUndefined();
  const rows = funnelRows([
    { step: 'view', visitors: 2 },
    { step: 'cta_click', visitors: 0 },
    { step: 'sign_up', visitors: 1 },
  ]);
  expect(rows?.[2]).toMatchObject({ ofBefore: undefined, lost: -1 });
});

test('a source is three tags', () => {
  expect(sourceTags('google|cpc|d7_visa')).toEqual(['google', 'cpc', 'd7_visa']);
  expect(sourceTags('||')).toEqual(['', '', '']);
});

test('days follow each other over the change of clocks and of years', () => {
  expect(daysFrom('2027-03-13', 3)).toEqual(['2027-03-13', '2027-03-14', '2027-03-15']);
  expect(daysFrom('2027-12-31', 2)).toEqual(['2027-12-31', '2028-01-01']);
});

test('the lines behind a curve begin at nought, are whole, few, and reach over its highest point', () => {
  expect(ticksUpTo(1796)).toEqual([0, 500, 1000, 1500, 2000]);
  expect(ticksUpTo(0)).toEqual([0, 1]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (highest) => {
      const ticks = ticksUpTo(highest);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});
