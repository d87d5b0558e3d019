import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { readCurrent } from './sql-files.ts';

/** Re-runs `db/current` when its text changed since the last time; cheap when it did not. */
export async function applyCurrent(tx: Transaction<unknown>): Promise<void> {
  const files = await readCurrent();
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  await sql`create table if not exists migrations.current (hash text primary key)`.execute(tx);
  const { rows } = await sql<{ hash: string }>`select hash from migrations.current`.execute(tx);
  if (rows[0]?.hash === hash) return;
  // A function can only be handed to a role that may create in its schema; rumo_system may for this moment alone.
  await sql`grant create on schema app to rumo_system`.execute(tx);
  for (const { name, text } of files) {
    await sql
      .raw(text)
      .execute(tx)
      .catch((error: unknown) => {
        throw new Error(`db/${name} failed`, { cause: error });
      });
  }
  await sql`revoke create on schema app from rumo_system`.execute(tx);
  await sql`delete from migrations.current`.execute(tx);
  await sql`insert into migrations.current values (${hash})`.execute(tx);
}
