import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenStale } from '#tools/build-when-stale.ts';
import { stopChildren } from './children.ts';
import { measureDownloads } from './download.ts';
import { measureGuide } from './guide.ts';
import { measureLanding } from './landing.ts';
import { prepare } from './prepare.ts';
import { type Row, table } from './row.ts';
import { measureSignedIn } from './signed-in.ts';
import { measureUploads } from './upload.ts';

// Measures the program against the machine it runs on, both in one run, and prints ratios: absolute figures drift
// from machine to machine and from minute to minute. `--write` keeps the table in docs/results.
const dataDir = mkdtempSync(join(tmpdir(), 'rumo-bench-'));
const rows: Row[] = [];
try {
  buildWhenStale();
  const world = await prepare(dataDir);
  rows.push(...(await measureSignedIn(world)));
  rows.push(...(await measureGuide(world)));
  rows.push(...(await measureLanding(world)));
  rows.push(...(await measureUploads(world)));
  rows.push(...(await measureDownloads(world)));
} finally {
  await stopChildren();
  rmSync(dataDir, { recursive: true, force: true });
}

const page = `# Bench: API, guide, pages and files

\`node bench/run.mjs --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores shared by load,
program and database. A ratio compares two rates of the same run; the bare side is node:http with \`pg\` and one query, without
sign-in, row-level security or checks (\`bench/bare-server.ts\`).

${table(rows)}`;
process.stdout.write(`${page}\n`);
if (process.argv.includes('--write')) writeFileSync('docs/results/bench.md', page);
