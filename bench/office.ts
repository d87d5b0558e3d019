import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
import { prepare, signInAgain, type World } from './prepare.ts';
import { countOf } from './short.ts';

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
  // Of the cases that wait, every twelfth is the caller's own.
  await client.query(
    `update visa_applications set assigned_to = $1 where status = 'under_review'
      and assigned_to = (select assigned_to from visa_applications where assigned_to is not null order by 1 limit 1)`,
    [world.userId],
  );
  await client.query('vacuum analyze visa_applications');
  const list = await officeScreens(client, world.userId);
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
    const turns: Record<'ours' | 'bare' | 'oursOfMany' | 'bareOfMany', number>[] = [];
    for (let turn = 0; turn < countOf(3, 1); turn += 1) {
      // A token lives for minutes.
      const [ours, oursOfMany] = [await signInAgain(small.world), await signInAgain(large.world)];
      turns.push(
        await timeInTurn({
          ours: { ...few.ours, headers: ours },
          bare: few.bare,
          oursOfMany: { ...many.ours, headers: oursOfMany },
          bareOfMany: many.bare,
        }),
      );
    }
    type Times = (typeof turns)[number];
    const middle = (value: (times: Times) => number) => spreadOf(turns.map(value));
    const cells = [
      `${ms(middle(({ ours }) => ours)[1])} / ${ms(middle(({ bare }) => bare)[1])} ms`,
      inWords(middle(({ ours, bare }) => ours / bare)),
      `${ms(middle(({ oursOfMany }) => oursOfMany)[1])} / ${ms(middle(({ bareOfMany }) => bareOfMany)[1])} ms`,
      inWords(middle(({ oursOfMany, bareOfMany }) => oursOfMany / bareOfMany)),
      inWords(middle(({ ours, oursOfMany }) => oursOfMany / ours)),
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

/** Least, median, most. */
function spreadOf(values: readonly number[]): readonly [number, number, number] {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return [at(0), at(0.5), at(1)];
}

function inWords([least, median, most]: readonly [number, number, number]): string {
  return `${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;
}

function exportLine({ rows: count, seconds, grownMiB }: ExportRun): string {
  const sign = grownMiB >= 0 ? '+' : '';
  return `- ${count.toLocaleString('en-US')} rows in ${seconds.toFixed(1)} s, memory ${sign}${grownMiB.toFixed(0)} MiB`;
}

const [few, many] = sizes.map((size) => size.toLocaleString('en-US'));
const page = `# Bench: the office's lists at size

\`node bench/office.ts --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, load, program and database on the same machine.
A world has as many people as applications, three documents each, and a message to support for every fifth; the larger took
${worldSeconds.toFixed(0)} s to make. Both worlds are there together; times are medians of three measurements, each the median of requests that take turns, ours and those of a bare node:http and
\`pg\` server reading the same rows and total without sign-in, row-level security or checks (\`bench/office-screens.ts\`). Absolute times drift with the machine; the ratios are the result,
with the least and the most of the three in brackets.

| Screen | ${few}: ours / bare | Ratio | ${many}: ours / bare | Ratio | Ours, larger / smaller |
|---|---|---|---|---|---|
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
const written = 'docs/results/office.md';
/** The page's sections come from other benches. */
const sections = readFileSync(written, 'utf8').split('\n## ').slice(1);
if (process.argv.includes('--write')) writeFileSync(written, [page, ...sections].join('\n## '));
