import { expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { poolStorm } from '#tests/support/pool-storm.ts';

const db = aDatabase({ poolSize: 2 });

test('100,000 transactions of 200 people on two connections, a tenth of them failing: nobody sees anybody else', async () => {
  const report = await poolStorm(db, { people: 200, rounds: 100_000, atOnce: 32 });
  process.stdout.write(
    `pool isolation: ${report.done} done, ${report.failed} failed, ${report.leaks.length} leaks\n`,
  );
  expect(report.leaks.slice(0, 10)).toEqual([]);
  expect(report.failed).toBeGreaterThan(5_000);
});
