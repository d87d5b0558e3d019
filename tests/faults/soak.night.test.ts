import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCluster, superuserConnection } from '#platform/server/postgres/cluster.ts';
import { peakOf, sendAtRate } from '#tests/support/open-loop.ts';
import { layReadyCluster } from '#tests/support/ready-cluster.ts';
import { startApp } from '#tests/support/running-app.ts';
import { memoryOf, quantile } from '#tests/support/waiting-times.ts';
import { aMixedCrowd } from './mixed-crowd.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 60);
/** Samples of the first quarter are left out: caches fill and the engine learns the code. */
const warm = 0.25;
const everyMs = 10_000;

const dataDir = mkdtempSync(join(tmpdir(), 'rumo-soak-'));
beforeAll(() => layReadyCluster(dataDir));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

// It takes longer than the hour that other tests of the night are given.
const timeout = (minutes + 15) * 60_000;
test(`${minutes} minutes at half of what it can do leave memory, files and connections level`, {
  timeout,
}, async () => {
  const app = await startApp(dataDir);
  const database = new pg.Client(superuserConnection(openCluster(dataDir, {})));
  await database.connect();
  const samples: { minute: number; memory: number; files: number; connections: number }[] = [];
  const began = performance.now();
  const sample = async () => {
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = 'rumo'`,
    );
    samples.push({
      minute: (performance.now() - began) / 60_000,
      memory: memoryOf(app.pid),
      files: readdirSync(`/proc/${app.pid}/fd`).length,
      connections: rows[0]?.count ?? 0,
    });
  };
  try {
    const crowd = await aMixedCrowd(app.url);
    const peak = await peakOf(crowd.send, { atOnce: 32, seconds: 20 });
    const sampling = setInterval(sample, everyMs);
    const { answers, unsent } = await sendAtRate(crowd.send, { perSecond: peak / 2, seconds: minutes * 60 });
    clearInterval(sampling);
    await sample();
    const level = samples.slice(Math.floor(samples.length * warm));
    const perHour = slopePerHour(level);
    writeResult({
      peak,
      asked: answers.length,
      p99: quantile(
        answers.map(({ ms }) => ms),
        0.99,
      ),
      samples,
      level,
      perHour,
    });

    expect(unsent).toBe(0);
    expect(answers.filter(({ status }) => ![200, 302, 303].includes(status))).toEqual([]);
    expect(perHour).toBeLessThan(5);
    for (const what of ['files', 'connections'] as const) {
      const first = quantile(
        level.slice(0, 30).map((one) => one[what]),
        0.5,
      );
      const last = quantile(
        level.slice(-30).map((one) => one[what]),
        0.5,
      );
      expect(last, what).toBeLessThanOrEqual(first * 1.1);
    }
  } finally {
    await database.end();
    await app.stop();
  }
});

/** MiB an hour by least squares. */
function slopePerHour(samples: readonly { minute: number; memory: number }[]): number {
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const x = mean(samples.map(({ minute }) => minute));
  const y = mean(samples.map(({ memory }) => memory));
  const over = samples.reduce((sum, one) => sum + (one.minute - x) * (one.memory - y), 0);
  const under = samples.reduce((sum, one) => sum + (one.minute - x) ** 2, 0);
  return (over / under) * 60;
}

function writeResult(found: {
  peak: number;
  asked: number;
  p99: number;
  samples: readonly { minute: number; memory: number; files: number; connections: number }[];
  level: readonly object[];
  perHour: number;
}): void {
  const { samples } = found;
  const shown = samples.filter(
    (_, at) => at % Math.ceil(samples.length / 12) === 0 || at === samples.length - 1,
  );
  const command = `${minutes === 60 ? '' : `SOAK_MINUTES=${minutes} `}npx vitest run --project night tests/faults/soak`;
  writeFileSync(
    'docs/results/soak.md',
    `# ${minutes} minutes at half of what it can do

\`${command}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores shared by program, database and senders.
The mix of load-shape.md at ${Math.round(found.peak / 2)} requests a second, half of the ${Math.round(found.peak)} that were the most it answered. The first quarter counts as warming up.

| | | asked for |
|---|---|---|
| Requests, none refused | ${found.asked.toLocaleString('en-US')}, p99 ${Math.round(found.p99)} ms | |
| Growth of memory, by least squares | ${found.perHour.toFixed(1)} MiB an hour | below 5 |

| Minute | MiB | open files | database connections |
|---|---|---|---|
${shown.map((one) => `| ${one.minute.toFixed(0)} | ${one.memory} | ${one.files} | ${one.connections} |`).join('\n')}
`,
  );
}
