import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/generated/types.ts';
import { rowIdOf } from '#features/traffic/server/record.ts';
import { openCluster, readPostmasterPid, superuserConnection } from '#platform/server/postgres/cluster.ts';
import { columnTypes } from '#platform/server/schema/column-types.ts';
import { phoneAgent } from '../support/phone-agent.ts';
import { layClusterThatWaits } from '../support/ready-cluster.ts';
import { findFreePort, startApp } from '../support/running-app.ts';
import { countedByHand, metricsBothWays, readFromRollups } from '../support/traffic/figures.ts';

interface Plan {
  /** Kills of the server while events come in. */
  server: number;
  /** Of those, so many take the first process of PostgreSQL along. */
  postgres: number;
  clients: number;
}

/** What happened over all rounds, and every broken promise in words. */
export interface TrafficCrashReport {
  kills: number;
  postgresKills: number;
  acknowledged: number;
  /** Events whose answer a kill took away; each was told again until it was acknowledged. */
  interrupted: number;
  violations: string[];
}

interface Sent {
  visitor: string;
  event: { type: string; id: string; view?: string; seconds?: number };
}

/**
 * Lets browsers report visits while the server is killed again and again. Each visitor sees one page, presses its call to
 * action and leaves; what was not acknowledged is told again after the restart. Then looks whether every event that was
 * acknowledged is there, once, and whether the figures are what the rows say.
 */
export async function crashTraffic(plan: Plan): Promise<TrafficCrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'rumo-traffic-'));
  const dataDir = join(folder, 'data');
  const env = { PORT: String(await findFreePort()) };
  await layClusterThatWaits(dataDir);
  let app = await startApp(dataDir, env);
  const cluster = openCluster(dataDir, {});
  const report = { kills: 0, postgresKills: 0, acknowledged: 0, interrupted: 0, violations: [] as string[] };
  const sent: Sent[] = [];
  let running = true;
  let root = rootOf(superuserConnection(cluster));
  try {
    const page = await publish(root);
    const clients = Array.from({ length: plan.clients }, async () => {
      while (running) sent.push(...(await visit(app.url, page, report)));
    });
    for (let kill = 0; kill < plan.server; kill += 1) {
      await pause(150 + ((kill * 137) % 600));
      await app.kill();
      report.kills += 1;
      if (
        kill % Math.ceil(plan.server / Math.max(1, plan.postgres)) === 0 &&
        report.postgresKills < plan.postgres
      ) {
        const pid = readPostmasterPid(cluster);
        await root.destroy();
        if (pid) process.kill(pid, 'SIGKILL');
        report.postgresKills += 1;
        app = await startApp(dataDir, env);
        root = rootOf(superuserConnection(cluster));
      } else app = await startApp(dataDir, env);
    }
    running = false;
    await Promise.all(clients);
    report.acknowledged = sent.length;
    report.violations.push(...(await broken(root, sent)));
    return report;
  } finally {
    running = false;
    await root.destroy().catch(() => {});
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function rootOf(connection: pg.ClientConfig): Kysely<DB> {
  const pool = new pg.Pool({ ...connection, database: 'rumo', max: 1, types: columnTypes });
  pool.on('error', () => {});
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

async function publish(root: Kysely<DB>): Promise<{ id: string; slug: string }> {
  return root
    .insertInto('landing_pages')
    .values({ slug: 'by-the-sea', title: 'By the sea', status: 'active', is_active: true })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
}

/** One visitor's whole visit; every event is told until it is acknowledged. */
async function visit(
  url: string,
  page: { id: string; slug: string },
  report: { interrupted: number },
): Promise<Sent[]> {
  const cookie = await cookieFor(url, page.slug);
  const visitor = cookie.split('=')[1]?.split('.')[0] ?? '';
  const view = randomUUID();
  const events = [
    { type: 'view', id: view, utm_source: ['mail', 'search'][view.charCodeAt(0) % 2] },
    { type: 'cta_click', id: randomUUID() },
    { type: 'leave', id: randomUUID(), view, seconds: view.charCodeAt(1) % 30 },
    { type: 'leave', id: randomUUID(), view, seconds: 30 },
  ];
  for (const event of events) {
    while (!(await tell(url, { ...event, page: page.id }, cookie))) {
      report.interrupted += 1;
      await pause(60);
    }
  }
  return events.map((event) => ({ visitor, event }));
}

/** Asks for the page until the server is there, and keeps the cookie it comes with. */
async function cookieFor(url: string, slug: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${url}/pitches/${slug}`, { headers: { 'user-agent': phoneAgent } }).catch(
      () => undefined,
    );
    await answer?.text().catch(() => {});
    const cookie = answer?.headers.getSetCookie().find((line) => line.startsWith('rumo_visitor='));
    if (cookie) return cookie.split(';')[0] ?? '';
    await pause(60);
  }
}

async function tell(url: string, event: object, cookie: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/collect`, {
    method: 'POST',
    headers: { origin: url, cookie, 'user-agent': phoneAgent, 'content-type': 'text/plain' },
    body: JSON.stringify(event),
  }).catch(() => undefined);
  if (answer && answer.status !== 204 && answer.status < 500)
    throw new Error(`an event was refused: ${answer.status} ${await answer.text()}`);
  return answer?.status === 204;
}

async function broken(root: Kysely<DB>, sent: readonly Sent[]): Promise<string[]> {
  const violations: string[] = [];
  const views = await root.selectFrom('page_views').selectAll().execute();
  const clicks = await root.selectFrom('conversion_events').selectAll().execute();
  const times = (rows: readonly { id: string }[], id: string) => rows.filter((row) => row.id === id).length;
  for (const { visitor, event } of sent) {
    const id = rowIdOf(visitor, event.view ?? event.id);
    const found = times(event.type === 'cta_click' ? clicks : views, id);
    if (found !== 1) violations.push(`an acknowledged ${event.type} is there ${found} times`);
    const row = views.find((one) => one.id === id);
    if (event.type === 'leave' && (row?.time_on_page ?? -1) < (event.seconds ?? 0))
      violations.push(`an acknowledged leave of ${event.seconds} s is kept as ${row?.time_on_page}`);
  }
  const visitors = new Set(sent.map(({ visitor }) => visitor)).size;
  if (views.length !== visitors) violations.push(`${visitors} visitors have ${views.length} views`);
  const [kept, counted] = [await readFromRollups(root), await countedByHand(root)];
  if (JSON.stringify(sorted(kept)) !== JSON.stringify(sorted(counted)))
    violations.push('the figures are not the rows’');
  const metrics = await metricsBothWays(root);
  if (JSON.stringify(sorted(metrics.kept)) !== JSON.stringify(sorted(metrics.counted)))
    violations.push('performance_metrics are not the rows’');
  return violations;
}

const sorted = (figures: Record<string, string>) =>
  Object.entries(figures).sort(([one], [other]) => (one < other ? -1 : 1));
