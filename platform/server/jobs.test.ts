import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { jobs } from '#platform/shared/jobs.ts';
import { aDatabase } from '#tests/support/database.ts';
import { enqueue, type Tasks } from './jobs.ts';
import { createLog } from './log.ts';
import { Outages } from './observability/outages.ts';
import type { Worker } from './platform.ts';
import { startWorker } from './worker.ts';

const { connections, root, asApplicant, asModerator, asSystem, asAnon, aPerson } = aDatabase();

let worker: Worker | undefined;
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});

const lines: string[] = [];

/** A worker whose tasks do what the test says; nothing else of the platform is used. */
async function aWorker(tasks: Partial<Tasks>): Promise<Worker> {
  const none = async () => {};
  const all = { ...Object.fromEntries(Object.keys(jobs).map((name) => [name, none])), ...tasks } as Tasks;
  const log = createLog('info', { write: (line) => lines.push(line) });
  const platform = { log, outages: new Outages(log) } as never;
  worker = await startWorker(connections.logins.rumo_system, platform, all, '');
  return worker;
}

/** The worker's library prints the loss of a connection besides reporting it. */
function letTheLibraryPrint(): void {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
}

/** On a busy machine a worker needs longer than the second that vitest would wait. */
const patiently = { timeout: 30_000 };

const queued = async () =>
  (await sql<{ n: number }>`select count(*) as n from graphile_worker.jobs`.execute(root)).rows[0]?.n;

test.each([
  ['a moderator', asModerator],
  ['the system', asSystem],
])('a job queued by %s runs', async (_, act) => {
  const check = vi.fn(async () => {});
  await act((tx) => enqueue(tx, 'check-audit-chain', {}));
  await aWorker({ 'check-audit-chain': check });
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(1), patiently);
  await vi.waitFor(async () => expect(await queued()).toBe(0), patiently);
});

test('an applicant queues what follows from their own doing, and nothing that sends, pays or erases for others', async () => {
  const maria = await aPerson();
  const document_id = crypto.randomUUID();
  const erase = vi.fn(async () => {});
  await asApplicant(maria, (tx) => enqueue(tx, 'erase-document', { document_id }));
  const refused = [
    asApplicant(maria, (tx) => enqueue(tx, 'send-mail', { mail_id: crypto.randomUUID() })),
    asApplicant(maria, (tx) => enqueue(tx, 'make-refund', { refund_request_id: crypto.randomUUID() })),
    asApplicant(maria, (tx) => enqueue(tx, 'erase-customer', { customer_id: crypto.randomUUID() })),
  ];
  await Promise.all(refused.map((one) => expect(one).rejects.toThrow(/rumo_applicant does not queue/)));
  expect(await queued()).toBe(1);
  await aWorker({ 'erase-document': erase });
  await vi.waitFor(() => expect(erase).toHaveBeenCalledWith({ document_id }, expect.anything()), patiently);
  await vi.waitFor(async () => expect(await queued()).toBe(0), patiently);
});

test('a job vanishes with the change that needed it', async () => {
  const failing = asSystem(async (tx) => {
    await enqueue(tx, 'check-audit-chain', {});
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await queued()).toBe(0);
});

test('one key, one waiting job', async () => {
  for (const _ of [1, 2, 3]) {
    await asSystem((tx) => enqueue(tx, 'check-audit-chain', {}, { jobKey: 'check' }));
  }
  expect(await queued()).toBe(1);
  await sql`delete from graphile_worker._private_jobs`.execute(root);
});

test('visitors queue nothing, and nobody reaches the queue itself', async () => {
  await expect(asAnon((tx) => enqueue(tx, 'check-audit-chain', {}))).rejects.toThrow(/permission denied/);
  const maria = await aPerson();
  const reading = asApplicant(maria, (tx) => sql`select * from graphile_worker.jobs`.execute(tx));
  await expect(reading).rejects.toThrow(/permission denied/);
});

test('a failing job is kept and tried again later', async () => {
  const sweep = vi.fn(async () => {
    throw new Error('not today');
  });
  await asSystem((tx) => enqueue(tx, 'sweep-sign-in', {}));
  await aWorker({ 'sweep-sign-in': sweep });
  await vi.waitFor(async () => {
    const { rows } = await sql`select attempts from graphile_worker.jobs where locked_at is null`.execute(
      root,
    );
    expect(rows).toEqual([{ attempts: 1 }]);
  }, patiently);
  expect(sweep).toHaveBeenCalledTimes(1);
  await sql`delete from graphile_worker._private_jobs`.execute(root);
});

test('the worker survives the loss of its connections', async () => {
  letTheLibraryPrint();
  const sweep = vi.fn(async () => {});
  const started = await aWorker({ 'sweep-sign-in': sweep });
  await started.probe();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'rumo: worker' and datname = current_database()`.execute(root);
  await asSystem((tx) => enqueue(tx, 'sweep-sign-in', {}));
  await vi.waitFor(() => expect(sweep).toHaveBeenCalledTimes(1), patiently);
  await vi.waitFor(() => started.probe(), patiently);
});

test('a database that is away when a job ends takes nothing down, is one line of the log, and jobs run again afterwards', async () => {
  lines.length = 0;
  letTheLibraryPrint();
  const admin = new pg.Client(inject('postgres'));
  await admin.connect();
  const database = pg.escapeIdentifier(connections.superuser.database);
  const away = vi.fn(async () => {
    await admin.query(`alter database ${database} allow_connections false`);
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rumo: worker'
      and datname = '${connections.superuser.database}'`);
    throw new Error('the database went away under me');
  });
  const check = vi.fn(async () => {});
  const started = await aWorker({ 'sweep-sign-in': away, 'check-audit-chain': check });
  await asSystem((tx) => enqueue(tx, 'sweep-sign-in', {}));
  await asSystem((tx) => enqueue(tx, 'check-audit-chain', {}, { runAt: new Date(Date.now() + 1_000) }));
  await vi.waitFor(() => expect(started.probe()).rejects.toThrow(), { timeout: 30_000 });
  await admin.query(`alter database ${database} allow_connections true`);
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(1), { timeout: 30_000 });
  await vi.waitFor(() => started.probe(), patiently);
  await admin.end();
  await sql`delete from graphile_worker._private_jobs`.execute(root);
  const said = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(said.filter(({ msg }) => msg === 'an outage began').length).toBeLessThanOrEqual(1);
  const others = said.filter(({ msg }) => msg !== 'an outage began');
  expect(others.filter(({ err }) => /^(57P|08|ECONN)/.test(err?.code ?? ''))).toEqual([]);
  expect(others).toContainEqual(
    expect.objectContaining({ task: 'sweep-sign-in', jobId: expect.any(String) }),
  );
});

test('a job that died with its process runs again, one that is running is left alone', async () => {
  let finish = () => {};
  const slow = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  // Whichever of the two asks first gets the job that was given back.
  const check = vi.fn(async () => {});
  await aWorker({ 'sweep-sign-in': slow, 'check-audit-chain': check });
  const living = worker;
  await vi.waitFor(async () => {
    const { rows } = await sql`select from pg_locks where locktype = 'advisory' and objsubid = 2`.execute(
      root,
    );
    expect(rows).toHaveLength(1);
  }, patiently);
  await asSystem((tx) => enqueue(tx, 'sweep-sign-in', {}));
  await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(1), patiently);
  await asSystem((tx) => enqueue(tx, 'check-audit-chain', {}, { runAt: new Date(Date.now() + 3_600_000) }));
  // Both look as if they had been taken long ago, one of them by a worker that is no more.
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute',
    locked_by = coalesce(locked_by, 'killed'), run_at = now()`.execute(root);

  const again = vi.fn(async () => {});
  const other = await aWorker({ 'sweep-sign-in': again, 'check-audit-chain': check });
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(1), patiently);
  finish();
  await vi.waitFor(async () => expect(await queued()).toBe(0), patiently);
  expect(again).not.toHaveBeenCalled();
  await Promise.all([living?.stop(), other.stop()]);
  worker = undefined;
});

test('a stopped worker no longer claims to run', async () => {
  const started = await aWorker({});
  await started.stop();
  await expect(started.probe()).rejects.toThrow('the worker ended');
  worker = undefined;
});
