import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendAtRate, type Timed } from '#tests/support/open-loop.ts';
import { layClusterThatWaits } from '#tests/support/ready-cluster.ts';
import { findFreePort, startApp } from '#tests/support/running-app.ts';
import { aMixedCrowd } from './mixed-crowd.ts';

const rounds = Number(process.env.STOPS ?? 50);
const perSecond = 100;
/** What was sent so shortly before the signal may still lie unread between sender and program. */
const underWayMs = 50;

const dataDir = mkdtempSync(join(tmpdir(), 'rumo-stops-'));
beforeAll(() => layClusterThatWaits(dataDir));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test(`${rounds} stops under load: what had been asked is answered, and nothing acknowledged is lost`, async () => {
  const PORT = String(await findFreePort());
  let app = await startApp(dataDir, { PORT });
  const crowd = await aMixedCrowd(app.url);
  const stops: { ms: number; code: number | null; asked: number; broken: Timed[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const sending = sendAtRate(crowd.send, { perSecond, seconds: 2 });
    await pause(1_000 + (round / rounds) * 500);
    const told = performance.now();
    const code = await app.stop();
    const ms = performance.now() - told;
    const { answers } = await sending;
    const before = answers.filter((one) => one.at - one.ms < told - underWayMs);
    const underWay = before.filter(({ at }) => at > told);
    stops.push({ ms, code, asked: underWay.length, broken: before.filter(({ status }) => status === 0) });
    app = await startApp(dataDir, { PORT });
  }
  try {
    const lost = await crowd.lost();
    const longest = Math.max(...stops.map(({ ms }) => ms)) / 1000;
    const broken = stops.flatMap((one) => one.broken);
    const asked = stops.reduce((sum, one) => sum + one.asked, 0);
    writeFileSync(
      'docs/results/stops.md',
      `# Stops under load

\`${rounds === 50 ? '' : `STOPS=${rounds} `}npx vitest run --project night tests/faults/stops\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores.
SIGTERM while ${perSecond} requests a second of the mix of load-shape.md come in. A request counts as under way when it was sent ${underWayMs} ms or more before the signal.

| | | asked for |
|---|---|---|
| Stops, with exit code 0 | ${stops.filter(({ code }) => code === 0).length} of ${stops.length} | all |
| Requests that were under way at the signal | ${asked} | |
| Of all that were sent before: broken | ${broken.length} | 0 |
| Longest time to the end | ${longest.toFixed(1)} s | 10 s |
| Acknowledged ticks that were lost | ${lost.length} | 0 |
`,
    );
    expect(lost).toEqual([]);
    expect(broken).toEqual([]);
    expect(stops.filter(({ code }) => code !== 0)).toEqual([]);
    expect(longest).toBeLessThan(10);
  } finally {
    await app.stop();
  }
});
