import { expect, test } from 'vitest';
import { AppError } from '../platform/app-error.ts';
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
