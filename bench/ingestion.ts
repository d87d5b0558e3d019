import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { continueVisit, openVisitors } from '#features/traffic/server/visitor-cookie.ts';
import { systemClock } from '#platform/server/clock.ts';
import { readEnv } from '#platform/server/env.ts';
import { openCluster, readPostmasterPid } from '#platform/server/postgres/cluster.ts';
import { createSecrets, loadDocumentKey } from '#platform/server/secrets.ts';
import { phoneAgent } from '#tests/support/phone-agent.ts';
import { buildWhenStale } from '#tools/build-when-stale.ts';
import { startChild, stopChildren } from './children.ts';
import { cpuTime, cpuTimeOfChildren } from './cpu-time.ts';
import { prepare } from './prepare.ts';
import { type RawRun, sendRaw } from './raw-load.ts';
import { countOf, secondsOf } from './short.ts';
import { measureSingleInserts } from './single-inserts.ts';

// Events that are stored, with exact figures, before they are answered, against single inserts into the same table in
// the same run. Every event is the view of a new visitor with a cookie of their own. `node bench/ingestion.ts [--write]`
const seconds = secondsOf(6);
const rounds = countOf(3, 1);
/** Events a second that are prepared: more than any machine of two cores stores. */
const most = 40_000;
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
  const secrets = createSecrets(await loadDocumentKey(env));
  const visitors = openVisitors({ env, secrets, clock: systemClock });

  /** Made before the clock runs: what a browser would bring costs the load nothing. */
  const aReport = () => {
    const body = JSON.stringify({
      type: 'view',
      id: randomUUID(),
      page,
      utm_source: 'mail',
      utm_medium: 'email',
      utm_campaign: 'd7',
      referrer: 'google.com',
      load_ms: 800,
    });
    const head = [
      'POST /api/collect HTTP/1.1',
      `Host: ${new URL(world.url).host}`,
      `Origin: ${world.url}`,
      'Content-Type: text/plain;charset=UTF-8',
      `User-Agent: ${phoneAgent}`,
      `Cookie: ${visitors.cookieOf(continueVisit(undefined, new Date())).split(';')[0]}`,
      `Content-Length: ${body.length}`,
    ];
    return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
  };

  const ours = [Number(new URL(world.url).port), world.pid] as const;
  const bare = (await startChild('bench/bare-ingestion.ts', [world.connection])) as [number, number];
  const database = readPostmasterPid(openCluster(dataDir, {}));
  if (!database) throw new Error('no database of ours');
  /** Starts a clock that says how much processor time program, database and load took meanwhile. */
  const startCpu = (program: number) => {
    const [before, ofDatabase, ofLoad] = [
      cpuTime(program),
      cpuTimeOfChildren(database),
      cpuTime(process.pid),
    ];
    return () => {
      // Connections come and go: what one took before counts only if it is still there.
      const spent = [...cpuTimeOfChildren(database)].map(([pid, time]) => time - (ofDatabase.get(pid) ?? 0));
      return [
        cpuTime(program) - before,
        spent.reduce((one, other) => one + other, 0),
        cpuTime(process.pid) - ofLoad,
      ];
    };
  };

  async function views([port, program]: readonly [number, number], connections: number): Promise<Run> {
    const reports = Array.from({ length: most * seconds }, aReport);
    const before = await count();
    const shape = { connections, seconds, status: 204 } as const;
    const cpu = startCpu(program);
    const run = await sendRaw(port, () => reports.pop(), shape);
    const spent = cpu().map((time) => time / run.answered);
    const stored = (await count()) - before;
    if (stored !== run.answered) throw new Error(`${run.answered} answers, ${stored} rows`);
    return { ...run, spent };
  }
  const count = async () => Number((await client.query('select count(*) as n from page_views')).rows[0]?.n);

  const runs = { single: [] as number[], few: aList(), many: aList(), bareFew: aList(), bareMany: aList() };
  await views(ours, 32);
  await views(bare, 32);
  for (let round = 0; round < rounds; round += 1) {
    runs.single.push(await measureSingleInserts(world.connection, page, seconds));
    for (const [side, few, many] of [
      [bare, runs.bareFew, runs.bareMany],
      [ours, runs.few, runs.many],
    ] as const) {
      few.push(await views(side, 32));
      many.push(await views(side, 256));
    }
  }
  await client.end();
  const single = median(runs.single);
  const row = (name: string, list: Run[]) => {
    const middle = [...list].sort((one, other) => one.perSecond - other.perSecond)[
      Math.floor(list.length / 2)
    ];
    if (!middle) throw new Error('nothing was measured');
    const ratio = (middle.perSecond / single).toFixed(2);
    return `| ${name} | ${Math.round(middle.perSecond)} /s | ${middle.p50} ms | ${middle.p99} ms | ${ratio} | ${middle.spent.map((us) => Math.round(us)).join(' + ')} us |`;
  };
  const text = `# Bench: counting visitors

\`node bench/ingestion.ts --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores shared by load,
program and database, median of ${rounds} rounds. An event is the view of a new visitor over HTTP, with a signed cookie of its own,
stored with its exact figures before the answer; requests are written out before, so that the load costs little
(\`bench/raw-load.ts\`). The limit is one prepared insert at a time into the same table over 16
connections from a plain Node client (\`bench/single-inserts.ts\`; there is no pgbench beside our server), without HTTP, figures or
checks, in turn with ours in the same run.

The bare program (\`bench/bare-ingestion.ts\`) believes what it is told and keeps one figure of the day: what is left when all that
Rumo checks and counts is taken away.

The last column is the processor time of one event: the program, the processes of the database, the load (\`bench/cpu-time.ts\`).
Two cores have 2,000,000 us a second, so their sum says where the rate would end if nobody ever waited.

| What | Rate | Median | p99 | Of the limit | CPU of one event |
|---|---|---|---|---|---|
| one-row inserts, 16 connections | ${Math.round(single)} /s | | | 1 | |
${row('events, 32 connections', runs.few)}
${row('events, 256 connections', runs.many)}
${row('the bare program, 32 connections', runs.bareFew)}
${row('the bare program, 256 connections', runs.bareMany)}
`;
  process.stdout.write(`${text}\n`);
  if (process.argv.includes('--write')) writeFileSync('docs/results/ingestion.md', text);
} finally {
  await stopChildren();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Microseconds of one event: the program, the database, the load. */
interface Run extends RawRun {
  spent: number[];
}

function aList(): Run[] {
  return [];
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
