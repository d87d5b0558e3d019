import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../app-error.ts';
import { createLog } from '../log.ts';
import { Outages } from './outages.ts';

const lines: string[] = [];
const log = createLog('info', { write: (line) => lines.push(line) });
const said = () => lines.map((line) => JSON.parse(line));
beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const isOut = (outages: Outages, service: 'database' | 'mail') => outages.isOut(service);

test('an outage of a thousand refusals is two lines: its beginning, and its end with how long and how many', () => {
  const outages = new Outages(log);
  for (let each = 0; each < 1_000; each += 1) {
    outages.failed('database', new Error('connect ECONNREFUSED'));
    vi.advanceTimersByTime(10);
  }
  expect(isOut(outages, 'database')).toBe(true);
  outages.worked('database');
  outages.worked('database');
  expect(isOut(outages, 'database')).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(said()).toEqual([
    expect.objectContaining({ level: 50, service: 'database', msg: 'an outage began' }),
    expect.objectContaining({
      level: 40,
      service: 'database',
      seconds: 10,
      refused: 1_000,
      msg: 'an outage ended',
    }),
  ]);
});

test('what comes and goes is one outage; the next one is counted anew', () => {
  const outages = new Outages(log);
  for (let each = 0; each < 20; each += 1) {
    outages.failed('files', new Error('away'));
    vi.advanceTimersByTime(1_000);
    outages.worked('files');
    vi.advanceTimersByTime(1_000);
  }
  vi.advanceTimersByTime(60_000);
  outages.failed('files', new Error('away'));
  outages.worked('files');
  vi.advanceTimersByTime(60_000);
  expect(said().map(({ msg, refused }) => [msg, refused])).toEqual([
    ['an outage began', undefined],
    ['an outage ended', 20],
    ['an outage began', undefined],
    ['an outage ended', 1],
  ]);
});

test('services do not hide each other, and what works is not spoken of', () => {
  const outages = new Outages(log);
  outages.worked('database');
  outages.failed('mail', new Error('away'));
  outages.failed('database', new Error('away'));
  outages.worked('database');
  vi.advanceTimersByTime(10_000);
  expect(said().map(({ service, msg }) => `${service}: ${msg}`)).toEqual([
    'mail: an outage began',
    'database: an outage began',
    'database: an outage ended',
  ]);
});

test('during an outage the service is tried, so that its end is known when nobody asks', async () => {
  const outages = new Outages(log);
  let away = true;
  let tried = 0;
  outages.watch('mail', async () => {
    tried += 1;
    if (away) throw new Error('away');
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tried).toBe(0);
  outages.failed('mail', new Error('away'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([tried, isOut(outages, 'mail')]).toEqual([4, true]);
  away = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said().map(({ msg, refused }) => [msg, refused])).toEqual([
    ['an outage began', undefined],
    ['an outage ended', 1],
  ]);
  const before = tried;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tried).toBe(before);
});

test('a refusal that an outage caused is recognised through what wraps it', () => {
  const outages = new Outages(log);
  const away = new Error('away');
  outages.failed('database', away);
  expect(outages.covers(new AppError('unavailable', { cause: new Error('read', { cause: away }) }))).toBe(
    true,
  );
  expect(outages.covers(new AppError('unavailable', { cause: new Error('away') }))).toBe(false);
  expect(outages.covers(undefined)).toBe(false);
});
