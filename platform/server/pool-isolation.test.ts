import { expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { poolStorm } from '#tests/support/pool-storm.ts';

const db = aDatabase({ poolSize: 2 });

test('2,000 transactions of 50 people on two connections, a tenth of them failing: nobody sees anybody else', async () => {
  const report = await poolStorm(db, { people: 50, rounds: 2_000, atOnce: 16 });
  expect(report.leaks).toEqual([]);
  expect(report).toMatchObject({ done: expect.any(Number), failed: expect.any(Number) });
  expect(report.done + report.failed).toBe(2_000);
  expect(report.failed).toBeGreaterThan(100);
});
