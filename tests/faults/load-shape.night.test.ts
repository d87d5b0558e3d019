import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostUnderWay, peakOf, sendAtRate, type Timed } from '#tests/support/open-loop.ts';
import { layClusterThatWaits } from '#tests/support/ready-cluster.ts';
import { startApp } from '#tests/support/running-app.ts';
import { quantile } from '#tests/support/waiting-times.ts';
import { addresses, aMixedCrowd, people } from './mixed-crowd.ts';

const seconds = 20;
/** Enough to keep it busy all the time; with 32 it waited for its senders. */
const atOnce = 128;

const dataDir = mkdtempSync(join(tmpdir(), 'rumo-shape-'));
beforeAll(() => layClusterThatWaits(dataDir));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('up to twice what it can do everything is served or told to come again, and nothing acknowledged is lost', async () => {
  const app = await startApp(dataDir);
  try {
    const crowd = await aMixedCrowd(app.url);
    const quiet = await sendAtRate(crowd.send, { perSecond: 10, seconds });
    const peak = await peakOf(crowd.send, { atOnce, seconds });
    const busy = await sendAtRate(crowd.send, { perSecond: peak * 0.7, seconds });
    crowd.sheds.splice(0);
    const over = await sendAtRate(crowd.send, { perSecond: peak * 2, seconds });
    const sheds = crowd.sheds.splice(0);
    const after = await sendAtRate(crowd.send, { perSecond: peak * 0.7, seconds });
    const found = {
      peak,
      quiet,
      busy,
      over,
      sheds,
      after,
      lost: await crowd.lost(),
      refused: crowd.refused(),
    };
    writeResult(found);

    expect(sheds.filter(({ retryAfter }) => !retryAfter)).toEqual([]);
    expect(found.lost).toEqual([]);
    for (const { answers } of [quiet, busy, over, after])
      expect(answers.filter(({ status }) => ![200, 302, 303, 503].includes(status))).toEqual([]);
  } finally {
    await app.stop();
  }
});

type Run = Awaited<ReturnType<typeof sendAtRate>>;
const served = ({ answers }: Run) => answers.filter(({ status }) => status > 0 && status < 400);
const p99 = (answers: readonly { ms: number }[]) =>
  quantile(
    answers.map(({ ms }) => ms),
    0.99,
  );

/** Seconds until a second begins in which the slowest hundredth waits no longer than 1.2 times `usual`. */
function recoveredAfter({ answers }: Run, usual: number): string {
  const start = Math.min(...answers.map(({ at, ms }) => at - ms));
  for (let second = 0; second < seconds; second += 1) {
    const asked = ({ at, ms }: Timed) => Math.floor((at - ms - start) / 1000) === second;
    if (p99(answers.filter(asked)) <= 1.2 * usual) return `${second} s`;
  }
  return `not within ${seconds} s`;
}

function writeResult(found: {
  peak: number;
  quiet: Run;
  busy: Run;
  over: Run;
  after: Run;
  sheds: readonly { ms: number }[];
  lost: readonly string[];
  refused: number;
}): void {
  const { peak, quiet, busy, over, after, sheds, lost, refused } = found;
  const ms = (value: number) => `${Math.round(value)} ms`;
  const overBegan = Math.min(...over.answers.map((one) => one.at - one.ms));
  // What is answered after the last has been sent is no longer beside twice the load.
  const goodput = served(over).filter(({ at }) => at < overBegan + seconds * 1000).length / seconds;
  writeFileSync(
    'docs/results/load-shape.md',
    `# Up to twice what it can do

\`npx vitest run --project night tests/faults/load-shape\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores shared by program,
database and senders. Half of the requests are strangers from ${addresses} addresses who begin to sign in, a quarter are reads of the guide and a quarter
ticks in it by ${people} people. Requests go out when they are due, whether or not earlier ones were answered, and are timed from that moment; ${seconds} s each.

| | | asked for |
|---|---|---|
| Most it answers a second (${atOnce} under way) | ${Math.round(peak)} | |
| p99 at 10 a second | ${ms(p99(quiet.answers))} | |
| p99 at 70 % | ${ms(p99(busy.answers))}, ${(p99(busy.answers) / p99(quiet.answers)).toFixed(1)} times | 2 times |
| Served at 200 % | ${Math.round(goodput)} a second, ${Math.round((goodput / peak) * 100)} % of the most | 80 % |
| Not sent because ${mostUnderWay.toLocaleString('en-US')} were under way | ${over.unsent} | |
| Strangers told to come again, with Retry-After | ${sheds.length}${sheds.length > 0 ? `, p99 ${ms(p99(sheds))}` : ''} | 100 ms |
| People who are signed in and were told so | ${refused} | 0 |
| p99 of what was served at 200 % | ${ms(p99(served(over)))} | |
| At 70 % again: p99 back to 1.2 times | ${recoveredAfter(after, p99(busy.answers))} | 10 s |
| Acknowledged ticks that were lost | ${lost.length} | 0 |
`,
  );
}
