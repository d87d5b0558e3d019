import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { reconcileFiles } from '#features/documents/server/reconcile.ts';
import { type Database, openDatabase } from '#platform/server/database.ts';
import type { Files } from '#platform/server/files/files.ts';
import { openFiles } from '#platform/server/files/open-files.ts';
import { createLog } from '#platform/server/log.ts';
import {
  connectWhenReady,
  openCluster,
  readPostmasterPid,
  superuserConnection,
} from '#platform/server/postgres/cluster.ts';
import { loginsBeside } from '#platform/server/schema/roles.ts';
import { layClusterThatWaits } from '#tests/support/ready-cluster.ts';
import { findFreePort, noWayOut, type RunningApp, startApp } from '#tests/support/running-app.ts';
import { anUploadingClient, type UploadingClient } from './uploading-client.ts';

interface Plan {
  server: number;
  postgres: number;
  clients: number;
  /** How often the server ends itself at each of `crashPoints`. */
  points?: number;
  /** In the first round in which it can be, a document is lost and a file forgotten on purpose, to see that it is noticed. */
  sabotage?: true;
}

/** Where an upload or a deletion can be cut off, in its order; `crash-point.mjs` reaches them. */
export const crashPoints = [
  'before the temporary file',
  'within the write',
  'after the sync',
  'after the rename',
  'before the commit',
  'after the commit',
  'before the reply',
  'within an erasure',
] as const;

type Victim = 'server' | 'postgres' | 'backend' | (typeof crashPoints)[number];

/** What happened over all rounds, and every broken promise in words. */
export interface CrashReport {
  kills: Partial<Record<Victim, number>>;
  uploaded: number;
  interrupted: number;
  repeated: number;
  deleted: number;
  verified: number;
  violations: string[];
}

/**
 * Kills the server (`server` times) and PostgreSQL (`postgres` times: its first process and one that serves us, in
 * turn) under uploads by `clients` people, and lets the server kill itself at each named point (`points` times). After each
 * kill it checks that no promise was broken.
 */
export async function crashUploads(plan: Plan): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'rumo-crash-'));
  const dataDir = join(folder, 'data');
  const crashAt = join(folder, 'crash-at');
  const env = {
    PORT: String(await findFreePort()),
    ...(plan.points && { NODE_OPTIONS: `--import ${noWayOut} --import ${crashPoint}`, CRASH_AT: crashAt }),
  };
  const report: CrashReport = {
    kills: { server: 0, postgres: 0, backend: 0 },
    ...{ uploaded: 0, interrupted: 0, repeated: 0, deleted: 0, verified: 0 },
    violations: [],
  };
  await layClusterThatWaits(dataDir);
  let app = await startApp(dataDir, env);
  const inside = await openInside(dataDir);
  const clients = await Promise.all(
    Array.from({ length: plan.clients }, (_, n) => anUploadingClient(app.url, `client${n}`)),
  );
  let sabotaged = !plan.sabotage;
  try {
    for (const victim of victims(plan)) {
      for (const client of clients) client.resume();
      await pause(400 + randomInt(1200));
      report.kills[victim] = (report.kills[victim] ?? 0) + 1;
      if (victim === 'postgres' || victim === 'backend') await killPostgres(victim, dataDir, app);
      else {
        if (victim !== 'server') await hasEndedItself(app, crashAt, victim);
        app = await killServer(app, dataDir, env);
      }
      await Promise.all(clients.map((client) => client.pause()));
      // On a busy machine the first rounds may end before anything was promised: then there is nothing to lose yet.
      if (!sabotaged) sabotaged = sabotage(dataDir, clients);
      await verify(report, clients, inside, dataDir);
      // Going on, its owner might delete the lost document before its bytes are asked for.
      if (plan.sabotage && sabotaged) break;
    }
    if (!sabotaged) throw new Error('nothing was promised in any round: nothing could be lost');
    await verifyEveryByte(report, clients);
  } finally {
    for (const client of clients) await client.stop();
    await inside.database.close();
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const { counts } of clients) {
    for (const key of ['uploaded', 'interrupted', 'repeated', 'deleted'] as const) report[key] += counts[key];
  }
  return report;
}

/** PostgreSQL's turns spread over those of the server. */
function victims(plan: Plan): Victim[] {
  const all: Victim[] = Array(plan.server).fill('server');
  for (let n = 0; n < plan.postgres; n++) {
    const at = Math.round(((n + 1) * plan.server) / (plan.postgres + 1)) + n;
    all.splice(at, 0, n % 2 === 0 ? 'postgres' : 'backend');
  }
  return [
    ...all,
    ...Array<typeof crashPoints>(plan.points ?? 0)
      .fill(crashPoints)
      .flat(),
  ];
}

const crashPoint = new URL('crash-point.mjs', import.meta.url).href;

/** Names the point to the server and waits until it is gone. */
async function hasEndedItself(app: RunningApp, crashAt: string, point: string): Promise<void> {
  writeFileSync(crashAt, point);
  for (const giveUp = Date.now() + 60_000; isAlive(app.pid); await pause(20))
    if (Date.now() > giveUp) throw new Error(`no upload and no deletion came ${point}`);
  rmSync(crashAt);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

interface Inside {
  database: Database;
  files: Files;
}

/** The same rows and files as the server's, past the server. */
async function openInside(dataDir: string): Promise<Inside> {
  const logins = loginsBeside({ ...superuserConnection(openCluster(dataDir, {})), database: 'rumo' });
  return { database: openDatabase(logins, createLog('silent'), 2), files: await openFiles({ dataDir }) };
}

async function killServer(app: RunningApp, dataDir: string, env: NodeJS.ProcessEnv): Promise<RunningApp> {
  await app.kill();
  return startApp(dataDir, env);
}

/** Kills PostgreSQL's first process, or one that serves the program (then all start over); waits until it is back. */
async function killPostgres(victim: 'postgres' | 'backend', dataDir: string, app: RunningApp): Promise<void> {
  const cluster = openCluster(dataDir, {});
  const client = new pg.Client(superuserConnection(cluster));
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where usename like 'rumo\\_app%' order by state = 'active' desc limit 1`,
  );
  const pid = victim === 'postgres' ? readPostmasterPid(cluster) : rows[0]?.pid;
  if (!pid) throw new Error('nothing to kill');
  // Not `once`: that would take the error before the end for a failure of ours.
  const gone = new Promise((resolve) => client.once('end', resolve));
  process.kill(pid, 'SIGKILL');
  // The processes of a dead server may answer for a moment: only a new connection shows that it is back.
  await gone;
  await (await connectWhenReady(cluster, () => true))?.end();
  await isReady(app);
}

async function isReady(app: RunningApp): Promise<void> {
  const giveUp = Date.now() + 30_000;
  while (Date.now() < giveUp) {
    const answer = await fetch(`${app.url}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`the server did not become ready again:\n${app.printed()}`);
}

/** What a server would leave behind that loses one document it had acknowledged and forgets one file. */
function sabotage(dataDir: string, clients: UploadingClient[]): boolean {
  const promised = clients.flatMap((client) => [...client.acknowledged.values()]);
  const lost = storedFiles(dataDir).find((file) => promised.some(({ id }) => basename(file).startsWith(id)));
  if (!lost) return false;
  rmSync(lost);
  writeFileSync(join(lost, '..', `${randomUUID()}_forgotten.pdf`), 'x');
  return true;
}

/** Every file but the note that says which installation the store belongs to. */
function storedFiles(dataDir: string): string[] {
  return readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'installation-id')
    .map((entry) => join(entry.parentPath, entry.name));
}

/** One minute after the restart: what was promised is there, what was not has left nothing, all can be repeated. */
async function verify(
  report: CrashReport,
  clients: UploadingClient[],
  { database, files }: Inside,
  dataDir: string,
): Promise<void> {
  const clock = () => new Date(Date.now() + 60_000);
  await reconcileFiles({}, { database, files, clock, log: createLog('silent') } as never);

  const rows = await database.asSystem('test', (tx) =>
    tx.selectFrom('documents').select(['id', 'file_path', 'file_size', 'upload_status', 'sha256']).execute(),
  );
  const uploaded = new Map(
    rows.filter((row) => row.upload_status === 'uploaded').map((row) => [row.id, row]),
  );
  const fault = (text: string) => report.violations.push(text);

  for (const client of clients) {
    for (const { id, sha256 } of client.acknowledged.values()) {
      report.verified += 1;
      if (uploaded.get(id)?.sha256?.toString('hex') !== sha256)
        fault(`acknowledged, but the row is lost or another: ${id}`);
    }
    for (const id of client.deleted)
      if (rows.some((row) => row.id === id)) fault(`deleted, but the row is back: ${id}`);
  }
  for (const row of rows) {
    if (row.upload_status === 'deleting') fault(`a deletion was not finished: ${row.id}`);
    const size = await files.sizeOf(row.file_path);
    const right = row.upload_status === 'uploaded' ? row.file_size : undefined;
    if (size !== right) fault(`${row.upload_status} row with ${size} bytes of ${right}: ${row.id}`);
  }
  for (const path of storedFiles(dataDir)) {
    const id = /\/([0-9a-f-]{36})_[^/]*$/.exec(path)?.[1];
    if (!id || !uploaded.has(id)) fault(`a file that belongs to no document: ${path}`);
  }

  for (const client of clients)
    for (const id of await client.repeat()) fault(`an interrupted upload could not be repeated: ${id}`);
}

/** Downloads everything that was ever acknowledged and not deleted. */
async function verifyEveryByte(report: CrashReport, clients: UploadingClient[]): Promise<void> {
  for (const client of clients) {
    for (const { id, sha256 } of client.acknowledged.values()) {
      const found = await client.download(id);
      if (found !== sha256) report.violations.push(`acknowledged, but the download is ${found}: ${id}`);
    }
  }
}
