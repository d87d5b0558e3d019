import { Logger, runMigrations } from 'graphile-worker';
import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { ownerPool } from './owner-pool.ts';

/**
 * Makes the room for the job queue. Its tables belong to rumo_system, whom their row security lets through as their
 * owner. The library's first step would want the right to create schemas in the database; making its book of
 * migrations here, as its own documentation of the schema has it, spares rumo_system that right.
 */
export async function prepareJobs(tx: Transaction<unknown>): Promise<void> {
  const { rows } = await sql<{ ready: boolean }>`
    select to_regclass('graphile_worker.migrations') is not null as ready`.execute(tx);
  if (rows[0]?.ready) return;
  await sql`create schema graphile_worker authorization rumo_system`.execute(tx);
  await sql`set local role rumo_system`.execute(tx);
  await sql`create table graphile_worker.migrations (
    id integer primary key,
    ts timestamptz default now() not null,
    breaking boolean not null default false)`.execute(tx);
  await sql`set local role rumo_owner`.execute(tx);
}

/** Lets the library create or upgrade its tables, as rumo_system. Safe when several processes do it at once. */
export async function installJobs(owner: pg.ClientConfig): Promise<void> {
  const pool = ownerPool({ ...owner, options: '-c role=rumo_system -c lock_timeout=5s' });
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
  } finally {
    await pool.end();
  }
}
