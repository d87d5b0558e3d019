import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  browserOf,
  campaignWord,
  dayOf,
  daysBefore,
  daysUntilToday,
  deviceOf,
  referrerHost,
  shortAgent,
  startOfDay,
} from './traffic.ts';

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Safari/604.1',
  pixel:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  other: 'Lynx/2.9.0',
};

test('device and browser are told by the rules of the specification', () => {
  const read = Object.fromEntries(
    Object.entries(agents).map(([name, agent]) => [name, `${deviceOf(agent)} ${browserOf(agent)}`]),
  );
  expect(read).toEqual({
    iphone: 'mobile Safari',
    ipad: 'mobile Safari',
    pixel: 'mobile Chrome',
    mac: 'desktop Safari',
    windows: 'desktop Firefox',
    other: 'desktop Other',
  });
});

test('of a user agent product and major version are kept', () => {
  expect(Object.values(agents).map(shortAgent)).toEqual([
    'Safari/17',
    'Safari/16',
    'Chrome/131',
    'Safari/18',
    'Firefox/132',
    'Other',
  ]);
});

test('a utm value loses what would break a source apart, and is cut to a hundred characters', () => {
  expect(campaignWord(' google ')).toBe('google');
  expect(campaignWord('a|b\nc')).toBe('a b c');
  expect(campaignWord('')).toBeNull();
  expect(campaignWord(undefined)).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (value) => {
      const word = campaignWord(value) ?? 'x';
      expect(word.length).toBeLessThanOrEqual(100);
      expect(word).toMatch(/^[^|\0]+$/);
      expect(word.isWellFormed()).toBe(true);
    }),
  );
});

test('a referrer is a host of somebody else', () => {
  expect(referrerHost('www.Google.com', 'rumo.example')).toBe('google.com');
  expect(referrerHost('rumo.example', 'rumo.example')).toBeNull();
  expect(referrerHost('evil.example/path?x=1', 'rumo.example')).toBeNull();
  expect(referrerHost('', 'rumo.example')).toBeNull();
});

test('days are those of New York, also where the clocks change', () => {
  expect(dayOf(new Date('2026-11-21T04:59:59Z'))).toBe('2026-11-20');
  expect(dayOf(new Date('2026-11-21T05:00:00Z'))).toBe('2026-11-21');
  expect(startOfDay('2026-03-08').toISOString()).toBe('2026-03-08T05:00:00.000Z');
  expect(startOfDay('2026-03-09').toISOString()).toBe('2026-03-09T04:00:00.000Z');
  expect(startOfDay('2026-11-01').toISOString()).toBe('2026-11-01T04:00:00.000Z');
  expect(startOfDay('2026-11-02').toISOString()).toBe('2026-11-02T05:00:00.000Z');
});

test('a day begins where the day before it ends', () => {
  const days = fc.integer({ min: 0, max: 15_000 }).map((count) => addDays('2010-01-01', count));
  fc.assert(
    fc.property(days, (day) => {
      const start = startOfDay(day);
      expect(dayOf(start)).toBe(day);
      expect(dayOf(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
    }),
  );
});

test('a window ends today, and the one before it ends where it begins', () => {
  const week = daysUntilToday(7, new Date('2026-11-21T15:00:00Z'));
  expect(week).toEqual({ from: '2026-11-15', to: '2026-11-22' });
  expect(daysBefore(week)).toEqual({ from: '2026-11-08', to: '2026-11-15' });
});
