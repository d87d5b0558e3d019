import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildWhenStale } from '#tools/build-when-stale.ts';
import { startChild, stopChildren } from './children.ts';
import { type Request, timeInTurn } from './in-turn.ts';
import { type ExportRun, measureExport } from './office-export.ts';
import { measureReports, reportsWorld } from './office-reports.ts';
import { officeScreens } from './office-screens.ts';
import { makeOfficeWorld } from './office-world.ts';
import { prepare, type World } from './prepare.ts';

// The office's screens over 10,000 and over 1,000,000 applications, through the whole HTTP stack, each in turn with a bare
// node:http and pg server that reads the same rows without row-level security. `node bench/office.ts [--write] [larger size]`;
// the world of a million takes some minutes and 5 GB in the temporary folder.
const smaller = 10_000;
const larger = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 1_000_000);
buildWhenStale();

interface OfficeWorld {
  world: World;
  /** Each screen's two ways to the same rows: the program, and the bare server. */
  screens: Map<string, { ours: Request; bare: Request }>;
  seconds: number;
}

async function openWorld(dataDir: string, applications: number): Promise<OfficeWorld> {
  const world = await prepare(dataDir);
  const began = performance.now();
  await makeOfficeWorld(world.connection, { applications, messages: applications / 5 });
  const seconds = (performance.now() - began) / 1000;
  const client = new pg.Client(world.connection);
  await client.connect();
  await client.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [world.userId]);
  const list = await officeScreens(client);
  await client.end();
  const queries = Object.fromEntries(list.map(({ what, bare }) => [what, bare]));
  const port = await startChild('bench/bare-office-server.ts', [world.connection, queries]);
  const screens = list.map(({ what, path }): [string, { ours: Request; bare: Request }] => [
    what,
    {
      ours: { url: `${world.url}${path}`, headers: world.headers },
      bare: { url: `http://127.0.0.1:${port}/${encodeURIComponent(what)}`, headers: {} },
    },
  ]);
  return { world, screens: new Map(screens), seconds };
}

const sizes = [smaller, larger] as const;
const folders = [...sizes, 'reports'].map(() => mkdtempSync(join(tmpdir(), 'rumo-office-')));
const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const rows: string[] = [];
const exports: string[] = [];
let reports: string[] = [];
let worldSeconds = 0;
try {
  const small = await openWorld(folders[0] ?? '', smaller);
  const large = await openWorld(folders[1] ?? '', larger);
  worldSeconds = large.seconds;
  for (const [what, few] of small.screens) {
    const many = large.screens.get(what) ?? few;
    const times = await timeInTurn({
      ours: few.ours,
      bare: few.bare,
      oursOfMany: many.ours,
      bareOfMany: many.bare,
    });
    const ratios = [times.ours / times.bare, times.oursOfMany / times.bareOfMany] as const;
    const cells = [
      `${ms(times.ours)} / ${ms(times.bare)} ms`,
      ratios[0].toFixed(2),
      `${ms(times.oursOfMany)} / ${ms(times.bareOfMany)} ms`,
      ratios[1].toFixed(2),
      (ratios[1] / ratios[0]).toFixed(2),
      (times.oursOfMany / times.ours).toFixed(2),
    ];
    rows.push(`| ${what} | ${cells.join(' | ')} |`);
    process.stdout.write(`${rows.at(-1)}\n`);
  }
  for (const { world } of [small, large]) {
    for (let turn = 0; turn < 3; turn += 1) exports.push(exportLine(await measureExport(world)));
  }
  await stopChildren();
  reports = await measureReports(folders[2] ?? '');
} finally {
  await stopChildren();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

function exportLine({ rows: count, seconds, grownMiB }: ExportRun): string {
  const sign = grownMiB >= 0 ? '+' : '';
  return `- ${count.toLocaleString('en-US')} rows in ${seconds.toFixed(1)} s, memory ${sign}${grownMiB.toFixed(0)} MiB`;
}

const [few, many] = sizes.map((size) => size.toLocaleString('en-US'));
const page = `# Bench: the office's lists at size

\`node bench/office.ts --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, load, program and database on the same machine.
A world has as many people as applications, three documents each, and a message to support for every fifth; the larger took
${worldSeconds.toFixed(0)} s to make. Both worlds stand at once; times are medians of requests that take turns, ours and those of a bare node:http and
\`pg\` server reading the same rows and total without sign-in, row-level security or checks (\`bench/office-screens.ts\`). Absolute times drift with the machine; the ratios are the result.

| Screen | ${few}: ours / bare | Ratio | ${many}: ours / bare | Ratio | Ratio of ratios | Ours, larger / smaller |
|---|---|---|---|---|---|---|
${rows.join('\n')}

Reports over ${reportsWorld}, beside a query that finds what was done in the same weeks, counts it by week and colleague and
takes its percentiles by the clock; ours counts in business time, and the promises too:

| Screen | ours / bare | Ratio |
|---|---|---|
${reports.join('\n')}

Whole export of the applications over HTTP, three times each, one after the other, and what the program's memory (RSS) grew by
at its highest over its stand before (what a run leaves to the collector counts for it; what it held would count again in the next):

${exports.join('\n')}

Statements per request, besides the session's and the frame of the transaction: one for every list and page, whatever is searched; asserted
for each screen in \`app/server/statements.test.ts\`.
`;
process.stdout.write(`${page}\n`);
if (process.argv.includes('--write')) writeFileSync('docs/results/office.md', page);
