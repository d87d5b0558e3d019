import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release, type } from 'node:os';
import { expect, test } from 'vitest';
import { crashPoints, crashUploads } from './crash-uploads.ts';

const plan = { server: 50, postgres: 20, clients: 8 };

test('50 kills of the server and 20 of PostgreSQL break no promise about an upload', async () => {
  const begun = Date.now();
  const report = await crashUploads(plan);
  writeResult(report, Math.round((Date.now() - begun) / 1000));
  expect(report.violations).toEqual([]);
  expect(report.kills).toEqual({ server: 50, postgres: 10, backend: 10 });
  expect(report.interrupted).toBeGreaterThan(100);
  expect(report.repeated).toBe(report.interrupted);
});

test('at each named point of an upload and a deletion, ten times, the server may die', async () => {
  const report = await crashUploads({ server: 0, postgres: 0, clients: 4, points: 10 });
  expect(report.violations).toEqual([]);
  expect(report.kills).toMatchObject(Object.fromEntries(crashPoints.map((point) => [point, 10])));
  expect(report.uploaded).toBeGreaterThan(80);
  expect(report.repeated).toBe(report.interrupted);
});

function writeResult(report: Awaited<ReturnType<typeof crashUploads>>, seconds: number): void {
  const { kills, uploaded, interrupted, repeated, deleted, verified, violations } = report;
  mkdirSync('docs/results', { recursive: true });
  writeFileSync(
    'docs/results/upload-crash.md',
    `# Uploads under kill -9

\`npm run test:night\`, or this part alone:
\`npx vitest run --project night tests/faults/upload-crash.night.test.ts\` (after \`npm run build\`).

${plan.clients} people upload PDFs of 2 kB to 3 MB and delete some, while the server or PostgreSQL is killed with SIGKILL. After each
kill, with the clock one minute on, every promise is checked: rows against hashes, files against rows, every interrupted
upload sent again. At the end everything acknowledged is downloaded and compared.

| | |
|---|---|
| Date, machine | ${new Date().toISOString().slice(0, 10)}, ${type()} ${release()}, ${cpus().length} cores, Node ${process.version} |
| Kills of the server | ${kills.server} |
| Kills of PostgreSQL: first process, one that serves us | ${kills.postgres}, ${kills.backend} |
| Uploads acknowledged at once | ${uploaded} |
| Uploads interrupted, of these repeated with success | ${interrupted}, ${repeated} |
| Documents deleted | ${deleted} |
| Checks of an acknowledged document | ${verified} |
| **Acknowledged and lost or changed; orphans; uploads that could not be repeated** | **${violations.length}** |
| Duration | ${seconds} s |

What this cannot show: SIGKILL keeps the system's write cache, so it proves safety against crashes of processes, not against power
loss. For that stand the order of syncs (\`platform/server/files/disk-store.test.ts\`) and the injected disk faults
(\`features/documents/server/upload-faults.test.ts\`).
${violations.length > 0 ? `\nViolations:\n${violations.map((line) => `- ${line}\n`).join('')}` : ''}`,
  );
}
