import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildWhenStale } from '../scripts/build-when-stale.ts';
import { startChild, stopChildren } from './children.ts';
import { type Pair, timeInTurn } from './in-turn.ts';
import { type ExportRun, measureExport } from './office-export.ts';
import { officeScreens } from './office-screens.ts';
import { makeOfficeWorld } from './office-world.ts';
import { prepare } from './prepare.ts';

// The office's screens over 10,000 and over 1,000,000 applications, through the whole HTTP stack, each in turn with a bare
// node:http and pg server that reads the same rows without row-level security. `node bench/office.ts [--write] [larger size]`;
// the world of a million takes some minutes and 5 GB in the temporary folder.
const smaller = 10_000;
const larger = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 1_000_000);
buildWhenStale();

interface Measured {
  screens: Map<string, Pair>;
  exported: ExportRun;
  worldSeconds: number;
}

async function measure(applications: number): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rumo-office-'));
  try {
    const world = await prepare(dataDir);
    const began = performance.now();
    await makeOfficeWorld(world.connection, { applications, messages: applications / 5 });
    const worldSeconds = (performance.now() - began) / 1000;
    const client = new pg.Client(world.connection);
    await client.connect();
    await client.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [world.userId]);
    const list = await officeScreens(client);
    await client.end();
    const queries = Object.fromEntries(list.map(({ what, bare }) => [what, bare]));
    const port = await startChild('bench/bare-office-server.ts', [
      JSON.stringify([world.connection, queries]),
    ]);

    const screens = new Map<string, Pair>();
    for (const { what, path } of list) {
      const ours = { url: `${world.url}${path}`, headers: world.headers };
      const bare = { url: `http://127.0.0.1:${port}/${encodeURIComponent(what)}`, headers: {} };
      screens.set(what, await timeInTurn(ours, bare));
      const pair = screens.get(what);
      process.stdout.write(`${applications}\t${what}\t${pair?.ours.toFixed(1)}\t${pair?.bare.toFixed(1)}\n`);
    }
    const exported = await measureExport(world);
    return { screens, exported, worldSeconds };
  } finally {
    await stopChildren();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const small = await measure(smaller);
const large = await measure(larger);
const [few, many] = [smaller, larger].map((size) => size.toLocaleString('en-US'));

const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const rows = [...small.screens].map(([what, one]) => {
  const other = large.screens.get(what) ?? one;
  const ratios = [one.ours / one.bare, other.ours / other.bare] as const;
  const cells = [
    `${ms(one.ours)} / ${ms(one.bare)} ms`,
    ratios[0].toFixed(2),
    `${ms(other.ours)} / ${ms(other.bare)} ms`,
    ratios[1].toFixed(2),
    (ratios[1] / ratios[0]).toFixed(2),
    (other.ours / one.ours).toFixed(2),
  ];
  return `| ${what} | ${cells.join(' | ')} |`;
});
const exportLine = ({ rows: count, seconds, grownMiB }: ExportRun) =>
  `${count.toLocaleString('en-US')} rows in ${seconds.toFixed(1)} s, memory ${grownMiB >= 0 ? '+' : ''}${grownMiB.toFixed(0)} MiB`;

const page = `# Bench: the office's lists at size

\`node bench/office.ts --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, load, program and database on the same machine.
A world has as many people as applications, three documents each, and a message to support for every fifth; the larger took
${large.worldSeconds.toFixed(0)} s to make. Times are medians of requests that take turns with a bare node:http and \`pg\` server reading the same rows and
total without sign-in, row-level security or checks (\`bench/office-screens.ts\`). Absolute times drift with the machine; the ratios are the result.

| Screen | ${few}: ours / bare | Ratio | ${many}: ours / bare | Ratio | Ratio of ratios | Ours, larger / smaller |
|---|---|---|---|---|---|---|
${rows.join('\n')}

Whole export of the applications over HTTP, and what the program's memory (RSS) grew by at its highest:
${exportLine(small.exported)}; ${exportLine(large.exported)}.

Statements per request, besides the session's and the frame of the transaction: one for every list and page, whatever is searched; asserted
for each screen in \`server/http/statements.test.ts\`.
`;
process.stdout.write(`${page}\n`);
if (process.argv.includes('--write')) writeFileSync('docs/results/office.md', page);
