import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { enqueue, startWorker, type Tasks } from './jobs.ts';
import { createLog } from './log.ts';
import type { Worker } from './worker.ts';

const { connections, root, asApplicant, asModerator, asSystem, asAnon, aPerson } = aDatabase();
const documentId = '3f0d5d0e-5f0a-4f58-8a3f-1d7c4b1d2a10';

let worker: Worker | undefined;
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});

/** A worker whose tasks do what the test says; nothing else of the platform is used. */
async function aWorker(tasks: Partial<Tasks>): Promise<Worker> {
  const none = async () => {};
  const all = { 'erase-document': none, 'reconcile-files': none, 'sweep-sessions': none, ...tasks };
  worker = await startWorker(connections.app, { log: createLog('silent') } as never, all, '');
  return worker;
}

const queued = async () =>
  (await sql<{ n: number }>`select count(*) as n from graphile_worker.jobs`.execute(root)).rows[0]?.n;

test.each([
  ['an applicant', async (work: Parameters<typeof asSystem>[0]) => asApplicant(await aPerson(), work)],
  ['a moderator', asModerator],
  ['the system', asSystem],
])('a job queued by %s runs with its payload', async (_, act) => {
  const erase = vi.fn(async () => {});
  await act((tx) => enqueue(tx, 'erase-document', { document_id: documentId }));
  await aWorker({ 'erase-document': erase });
  await vi.waitFor(() => expect(erase).toHaveBeenCalledWith({ document_id: documentId }, expect.anything()));
  await vi.waitFor(async () => expect(await queued()).toBe(0));
});

test('a job vanishes with the change that needed it', async () => {
  const failing = asSystem(async (tx) => {
    await enqueue(tx, 'reconcile-files', {});
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await queued()).toBe(0);
});

test('one key, one waiting job', async () => {
  for (const _ of [1, 2, 3]) {
    await asSystem((tx) => enqueue(tx, 'reconcile-files', {}, { jobKey: 'reconcile' }));
  }
  expect(await queued()).toBe(1);
  await sql`delete from graphile_worker._private_jobs`.execute(root);
});

test('visitors queue nothing, and nobody reaches the queue itself', async () => {
  await expect(asAnon((tx) => enqueue(tx, 'reconcile-files', {}))).rejects.toThrow(/permission denied/);
  const maria = await aPerson();
  const reading = asApplicant(maria, (tx) => sql`select * from graphile_worker.jobs`.execute(tx));
  await expect(reading).rejects.toThrow(/permission denied/);
});

test('a failing job is kept and tried again later', async () => {
  const sweep = vi.fn(async () => {
    throw new Error('not today');
  });
  await asSystem((tx) => enqueue(tx, 'sweep-sessions', {}));
  await aWorker({ 'sweep-sessions': sweep });
  await vi.waitFor(async () => {
    const { rows } = await sql`select attempts from graphile_worker.jobs where locked_at is null`.execute(
      root,
    );
    expect(rows).toEqual([{ attempts: 1 }]);
  });
  expect(sweep).toHaveBeenCalledTimes(1);
  await sql`delete from graphile_worker._private_jobs`.execute(root);
});

test('the worker survives the loss of its connections', async () => {
  const erase = vi.fn(async () => {});
  const started = await aWorker({ 'erase-document': erase });
  await started.probe();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'rumo: worker' and datname = current_database()`.execute(root);
  await asSystem((tx) => enqueue(tx, 'erase-document', { document_id: documentId }));
  await vi.waitFor(() => expect(erase).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  await started.probe();
});

test('a stopped worker no longer claims to run', async () => {
  const started = await aWorker({});
  await started.stop();
  await expect(started.probe()).rejects.toThrow('the worker ended');
  worker = undefined;
});
