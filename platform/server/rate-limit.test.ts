import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { createRateLimit } from './rate-limit.ts';

const start = Date.UTC(2026, 10, 21);

test('the limit holds for one minute and for one caller', () => {
  let now = start;
  const limit = createRateLimit(() => new Date(now));
  for (let hit = 0; hit < 3; hit += 1) limit.take('maria', 3);
  expect(() => limit.take('maria', 3)).toThrow(AppError);
  expect(() => limit.take('robert', 3)).not.toThrow();

  now += 59_999;
  expect(() => limit.take('maria', 3)).toThrow(AppError);
  now += 1;
  expect(() => limit.take('maria', 3)).not.toThrow();
});

test('processes of one machine count together, and prove together', async () => {
  const heard = new Map<string, Map<string, (what: unknown) => void>>();
  const peersOf = (name: string) => ({
    name,
    others: 1,
    tell(topic: string, what: unknown) {
      for (const [other, topics] of heard) if (other !== name) topics.get(topic)?.(structuredClone(what));
    },
    hear: (topic: string, listener: (what: unknown) => void) =>
      void heard.set(name, (heard.get(name) ?? new Map()).set(topic, listener)),
  });
  const one = createRateLimit(() => new Date(start), peersOf('web-1'));
  const other = createRateLimit(() => new Date(start), peersOf('web-2'));
  one.take('maria', 4);
  one.take('maria', 4);
  other.take('maria', 4);
  await expect.poll(() => [one.hits('maria'), other.hits('maria')]).toEqual([3, 3]);
  one.take('maria', 4);
  await expect.poll(() => other.hits('maria')).toBe(4);
  expect(() => other.take('maria', 4)).toThrow(AppError);
  other.prove('maria');
  expect(one.isProven('maria')).toBe(true);
});

test('counting and looking: looking counts nothing, and a minute later all is forgotten', () => {
  let now = start;
  const limit = createRateLimit(() => new Date(now));
  expect([limit.hits('maria'), limit.count('maria'), limit.count('maria'), limit.hits('maria')]).toEqual([
    0, 1, 2, 2,
  ]);
  now += 59_999;
  expect(limit.count('maria')).toBe(3);
  now += 1;
  expect([limit.hits('maria'), limit.count('maria')]).toEqual([0, 1]);
});

test('a refusal is "too many requests", at the first above the limit', () => {
  const limit = createRateLimit(() => new Date(start));
  limit.take('maria', 1);
  expect(() => limit.take('maria', 1)).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
});

test('who has shown who they are is remembered, each by their own key', () => {
  const limit = createRateLimit(() => new Date(start));
  limit.prove('maria');
  expect([limit.isProven('maria'), limit.isProven('robert')]).toEqual([true, false]);
});

test('50,000 made-up keys push out the oldest and no more; who counts or proves again is not among the oldest', () => {
  let now = start;
  const limit = createRateLimit(() => new Date(now));
  for (const key of ['oldest', 'second']) {
    limit.count(key);
    limit.prove(key);
  }
  now += 60_000;
  limit.count('oldest');
  limit.prove('oldest');
  for (let n = 0; n < 49_998; n += 1) {
    limit.count(`made up ${n}`);
    limit.prove(`made up ${n}`);
  }
  expect([limit.hits('oldest'), limit.isProven('oldest'), limit.isProven('second')]).toEqual([1, true, true]);
  for (let n = 49_998; n < 49_999; n += 1) {
    limit.count(`made up ${n}`);
    limit.prove(`made up ${n}`);
  }
  expect([limit.hits('oldest'), limit.isProven('oldest'), limit.isProven('second')]).toEqual([
    1,
    true,
    false,
  ]);
  limit.count('one more');
  limit.prove('one more');
  expect([limit.hits('oldest'), limit.isProven('oldest'), limit.hits('made up 0')]).toEqual([0, false, 1]);
});
