import { sql, type Transaction } from 'kysely';
import { StartError } from '../start-error.ts';

/**
 * Refuses a database that knows steps which this program does not: it was changed by a newer one, and we would write
 * rows by rules that no longer hold there.
 * @param known - names of the steps that this program has, without `.sql`.
 * @throws StartError that names the last of the unknown steps.
 */
export async function refuseNewerDatabase(tx: Transaction<unknown>, known: string[]): Promise<void> {
  const { rows: there } = await sql<{ is: boolean }>`
    select to_regclass('migrations.kysely_migration') is not null as is`.execute(tx);
  if (!there[0]?.is) return;
  const { rows } = await sql<{ name: string }>`
    select name from migrations.kysely_migration where not name = any(${known}) order by name desc limit 1`.execute(
    tx,
  );
  if (!rows[0]) return;
  throw new StartError(
    `The database was changed by another version of Rumo: it knows the step ${rows[0].name}, and this one does not.
Its tables were left as they are. Start the version that ran last, or restore the backup that was made before it.`,
  );
}
