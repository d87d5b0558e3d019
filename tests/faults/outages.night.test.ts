import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendAtRate, type Timed } from '#tests/support/open-loop.ts';
import { layClusterThatWaits } from '#tests/support/ready-cluster.ts';
import { startApp } from '#tests/support/running-app.ts';
import { aMixedCrowd } from './mixed-crowd.ts';

const rounds = Number(process.env.OUTAGES ?? 20);
/** Seconds that the database stands still; a killed one comes back by itself. */
const stillSeconds = 30;
const perSecond = 10;
/** Seconds after its return that are looked at. */
const afterSeconds = 10;

const dataDir = mkdtempSync(join(tmpdir(), 'rumo-outages-'));
beforeAll(() => layClusterThatWaits(dataDir));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The database server and its processes, the server first. */
function serverProcesses(): number[] {
  const [line = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const server = Number(line);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return new RegExp(`^PPid:\\s+${server}$`, 'm').test(readFileSync(`/proc/${name}/status`, 'utf8'));
      } catch {
        // It ended while we looked.
        return false;
      }
    });
  return [server, ...children.map(Number)];
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // A process of the database may have ended meanwhile.
    }
  }
}

test(`${rounds} outages of the database: nobody waits for long, nothing breaks, and it goes on soon`, async () => {
  const app = await startApp(dataDir);
  const found: { kind: string; answers: Timed[]; until: number; began: number; ended: number }[] = [];
  try {
    const crowd = await aMixedCrowd(app.url);
    for (let round = 0; round < rounds; round += 1) {
      const still = round % 2 === 0;
      const began = performance.now();
      const sending = sendAtRate(crowd.send, {
        perSecond,
        seconds: (still ? stillSeconds : 0) + afterSeconds,
      });
      const processes = serverProcesses();
      if (still) {
        // The server first: it must not start anew what stands still.
        signal(processes, 'SIGSTOP');
        await pause(stillSeconds * 1000);
        signal(processes.toReversed(), 'SIGCONT');
      } else {
        signal(processes.slice(0, 1), 'SIGKILL');
      }
      const ended = performance.now();
      const { answers } = await sending;
      const failures = answers.filter(({ status }) => status === 503 || status === 0);
      const until = Math.max(ended, ...failures.map(({ at, ms }) => at - ms));
      found.push({ kind: still ? 'stood still' : 'was killed', answers, until, began, ended });
    }
    const lost = await crowd.lost();
    writeResult(found, lost);
    expect(lost).toEqual([]);
    for (const { answers, until, ended } of found) {
      expect(answers.filter(({ status }) => ![200, 302, 303, 503].includes(status))).toEqual([]);
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(10_000);
      expect(until - ended).toBeLessThan(5_000);
    }
  } finally {
    signal(serverProcesses(), 'SIGCONT');
    await app.stop();
  }
});

function writeResult(
  found: readonly { kind: string; answers: Timed[]; until: number; ended: number }[],
  lost: readonly string[],
): void {
  const row = (kind: string) => {
    const rounds = found.filter((one) => one.kind === kind);
    const answers = rounds.flatMap((one) => one.answers);
    const count = (status: number) => answers.filter((one) => one.status === status).length;
    const other = answers.filter(({ status }) => ![200, 302, 303, 503].includes(status)).length;
    const longest = Math.max(...answers.map(({ ms }) => ms)) / 1000;
    const back = Math.max(...rounds.map(({ until, ended }) => (until - ended) / 1000));
    return `| ${kind} | ${rounds.length} | ${answers.length} | ${count(503)} | ${other} | ${longest.toFixed(1)} s | ${back.toFixed(1)} s |`;
  };
  const command = `${rounds === 20 ? '' : `OUTAGES=${rounds} `}npx vitest run --project night tests/faults/outages`;
  writeFileSync(
    'docs/results/outages.md',
    `# The database is away

\`${command}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores shared by program, database and senders.
${perSecond} requests a second of the mix of load-shape.md; every other time all processes of the database stand still for ${stillSeconds} s (SIGSTOP), else its server is killed and started again
by the program. "Back" counts from the return, or from the kill, to the last request that was answered 503 or not at all, by when it was sent.

| The database | Times | Requests | 503 | anything else than 200, 302, 303, 503 (asked for: 0) | longest wait (10 s) | back (5 s) |
|---|---|---|---|---|---|---|
${row('stood still')}
${row('was killed')}

Acknowledged ticks that were lost: ${lost.length}.
`,
  );
}
