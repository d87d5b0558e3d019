import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release, type } from 'node:os';
import { expect, test } from 'vitest';
import { crashTraffic } from './crash-traffic.ts';

const plan = { server: 50, postgres: 10, clients: 16 };

test('50 kills lose and double no acknowledged event, and the figures are what the rows say', async () => {
  const begun = Date.now();
  const report = await crashTraffic(plan);
  const seconds = Math.round((Date.now() - begun) / 1000);
  mkdirSync('docs/results', { recursive: true });
  writeFileSync(
    'docs/results/traffic-crash.md',
    `# Counting visitors under kill -9

\`npm run test:night\`, or this part alone:
\`npx vitest run --project night tests/faults/traffic-crash.night.test.ts\` (after \`npm run build\`).

${plan.clients} browsers at once ask for a landing page as new visitors and report a view, a press of the call to action and two
ends of the view, while the server, and sometimes PostgreSQL with it, is killed with SIGKILL. What was not acknowledged is
told again after the restart. At the end every acknowledged event is looked for, and every window and filter of the figures
compared with a count by hand.

| | |
|---|---|
| Date, machine | ${new Date().toISOString().slice(0, 10)}, ${type()} ${release()}, ${cpus().length} cores, Node ${process.version} |
| Kills of the server; with PostgreSQL's first process | ${report.kills}; ${report.postgresKills} |
| Events acknowledged | ${report.acknowledged} |
| Tries without an acknowledgement, all told again | ${report.interrupted} |
| **Acknowledged and lost, doubled or shortened; figures that differ from the rows** | **${report.violations.length}** |
| Duration | ${seconds} s |

What this cannot show: SIGKILL keeps the system's write cache, so it proves safety against crashes of processes, not against power
loss. For that PostgreSQL's own fsync and synchronous commit stand, which are on.
`,
  );
  expect(report.violations).toEqual([]);
  expect(report.kills).toBe(50);
  expect(report.interrupted).toBeGreaterThan(50);
}, 1_200_000);
