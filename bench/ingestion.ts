import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { continueVisit, visitorCookie } from '#server/features/traffic/visitor-cookie.ts';
import { readEnv } from '#server/platform/env.ts';
import { loadDocumentKey } from '#server/platform/files/document-key.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { phoneAgent } from '#tests/support/phone-agent.ts';
import { buildWhenStale } from '../scripts/build-when-stale.ts';
import { stopChildren } from './children.ts';
import { prepare } from './prepare.ts';
import { measureSingleInserts } from './single-inserts.ts';

// Events that are stored, with exact figures, before they are answered, against single inserts into the same table in
// the same run. Every event is the view of a new visitor with a cookie of their own. `node bench/ingestion.ts [--write]`
const seconds = 8;
const rounds = 3;
buildWhenStale();
const dataDir = mkdtempSync(join(tmpdir(), 'rumo-ingestion-'));
try {
  const world = await prepare(dataDir);
  const client = new pg.Client(world.connection);
  await client.connect();
  const page = (
    await client.query<{ id: string }>(
      `insert into landing_pages (slug, title, status, is_active) values ('bench', 'Bench', 'active', true) returning id`,
    )
  ).rows[0]?.id;
  if (!page) throw new Error('no page');
  const env = readEnv({ DATA_DIR: dataDir });
  const key = createSecrets(await loadDocumentKey(env)).derive('visitors');

  /** Made before the clock runs: what a browser would bring costs the load nothing. */
  const aReport = () => ({
    headers: {
      origin: world.url,
      'content-type': 'text/plain;charset=UTF-8',
      'user-agent': phoneAgent,
      cookie: visitorCookie(continueVisit(undefined, new Date()), key, false).split(';')[0] ?? '',
    },
    body: JSON.stringify({
      type: 'view',
      id: randomUUID(),
      page,
      utm_source: 'mail',
      utm_medium: 'email',
      utm_campaign: 'd7',
      referrer: 'google.com',
      load_ms: 800,
    }),
  });

  async function views(connections: number): Promise<Run> {
    const reports = Array.from({ length: 20_000 * seconds }, aReport);
    const setupRequest = (request: autocannon.Request) => ({ ...request, ...(reports.pop() ?? aReport()) });
    const before = await count();
    const result = await autocannon({
      url: world.url,
      connections,
      duration: seconds,
      requests: [{ method: 'POST', path: '/api/collect', setupRequest }],
    });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
    const stored = (await count()) - before;
    if (stored < result['2xx']) throw new Error(`${result['2xx']} answers, ${stored} rows`);
    return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
  }
  const count = async () => Number((await client.query('select count(*) as n from page_views')).rows[0]?.n);

  const runs = { single: [] as number[], few: [] as Run[], many: [] as Run[] };
  await views(32);
  for (let round = 0; round < rounds; round += 1) {
    runs.single.push(await measureSingleInserts(world.connection, page, seconds));
    runs.few.push(await views(32));
    runs.many.push(await views(256));
    process.stdout.write(`${JSON.stringify([runs.single.at(-1), runs.few.at(-1), runs.many.at(-1)])}\n`);
  }
  await client.end();
  const single = median(runs.single);
  const row = (name: string, list: Run[]) => {
    const middle = [...list].sort((one, other) => one.perSecond - other.perSecond)[
      Math.floor(list.length / 2)
    ];
    if (!middle) throw new Error('nothing was measured');
    const ratio = (middle.perSecond / single).toFixed(2);
    return `| ${name} | ${Math.round(middle.perSecond)} /s | ${middle.p50} ms | ${middle.p99} ms | ${ratio} |`;
  };
  const text = `# Bench: counting visitors

\`node bench/ingestion.ts --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores shared by load,
program and database, median of ${rounds} rounds. An event is the view of a new visitor over HTTP, with a signed cookie of its own,
stored with its exact figures before the answer. The limit is one prepared insert at a time into the same table over 16
connections from a plain Node client (\`bench/single-inserts.ts\`; there is no pgbench beside our server), without HTTP, figures or
checks, in turn with ours in the same run.

| What | Rate | Median | p99 | Of the limit |
|---|---|---|---|---|
| one-row inserts, 16 connections | ${Math.round(single)} /s | | | 1 |
${row('events, 32 connections', runs.few)}
${row('events, 256 connections', runs.many)}
`;
  process.stdout.write(`${text}\n`);
  if (process.argv.includes('--write')) writeFileSync('docs/results/ingestion.md', text);
} finally {
  await stopChildren();
  rmSync(dataDir, { recursive: true, force: true });
}

type Run = { perSecond: number; p50: number; p99: number };

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
