import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { hostilePdfs } from '#tests/support/hostile-pdfs.ts';
import { buildWhenStale } from '#tools/build-when-stale.ts';
import { stopChildren } from './children.ts';
import { readResidentBytes } from './memory.ts';
import { prepare, type World } from './prepare.ts';
import { countOf, secondsOf } from './short.ts';

// Whether people who do something else notice that the server reads files which were made to hurt it. Quiet and reading
// take turns in one run, so that what disturbs the machine disturbs both. `--write` keeps the page in docs/results.
const rounds = countOf(5, 1);
const seconds = secondsOf(8);
/** Requests a second in all: what a few hundred people at work send. It does not fill the machine: that would measure the queue. */
const rate = 60;

interface Route {
  what: string;
  path: string;
}
const routes: readonly Route[] = [
  { what: 'an account (signed in, database)', path: '/api/account' },
  { what: 'the landing page', path: '/' },
];

/** The median p99 in milliseconds, and how high the program's memory stood. */
interface Figures {
  quiet: number;
  reading: number;
}

const dataDir = mkdtempSync(join(tmpdir(), 'rumo-bench-'));
try {
  buildWhenStale();
  const world = await prepare(dataDir, 'bench/serve-reading.ts');
  const before = readResidentBytes(world.pid);
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, readResidentBytes(world.pid));
  }, 50);
  const lines: string[] = [];
  for (const route of routes) {
    const { quiet, reading } = await measure(world, route);
    lines.push(`| ${route.what} | ${quiet} ms | ${reading} ms | ${(reading / quiet).toFixed(2)} |`);
  }
  clearInterval(watch);
  const grown = Math.round((highest - before) / 1024 ** 2);
  const page = `# Hostile PDFs while others work

\`node bench/hostile-pdfs.ts --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores shared by load,
program and database. The program reads the ${hostilePdfs.length} files of \`tests/support/hostile-pdfs.ts\` one after the other without a pause
(bombs, ten thousand pages, broken tables, forms in forms, locked ones); meanwhile others ask ${rate} times a second. Quiet and reading take
turns, ${rounds} times ${seconds} seconds each; the figures are medians of the p99 of each turn.

| Route | p99, quiet | p99, reading | Ratio |
|---|---|---|---|
${lines.join('\n')}

At its highest the program's memory stood ${grown} MB above where it began.

That each file ends with an honest fault and within its limits, and that letters are read as ever after it, is tested in
\`features/assistant/server/hostile-pdfs.test.ts\`.
`;
  process.stdout.write(`${page}\n`);
  if (process.argv.includes('--write')) writeFileSync('docs/results/hostile-pdfs.md', page);
} finally {
  await stopChildren();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(world: World, route: Route): Promise<Figures> {
  const quiet: number[] = [];
  const reading: number[] = [];
  await ask(world, route);
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await ask(world, route));
    process.kill(world.pid, 'SIGUSR2');
    reading.push(await ask(world, route));
    process.kill(world.pid, 'SIGUSR2');
    // The file that is being read comes to its end.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
  return { quiet: median(quiet), reading: median(reading) };
}

/** The p99 of one turn. Throws when anything but 2xx came back. */
async function ask({ url, headers }: World, { path }: Route): Promise<number> {
  const result = await autocannon({
    url: url + path,
    headers,
    connections: 4,
    overallRate: rate,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} refusals`);
  return result.latency.p99;
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
