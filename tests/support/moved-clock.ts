import pg from 'pg';
import { expect } from 'vitest';

/**
 * Sets `now()` of one test's database ahead of the machine by what `app.test_ahead` holds, with every default, trigger, policy
 * and job in it. A built-in function keeps its place while the planner writes its body into each statement in which it is
 * asked; `transaction_timestamp()` is the same moment under a name that nothing of ours uses. Other databases of the
 * cluster do not see it.
 */
const movable = `
  create table app.test_ahead (by interval not null);
  insert into app.test_ahead values ('0');
  create function app.test_now() returns timestamptz language plpgsql stable security definer
    as 'begin return pg_catalog.transaction_timestamp() + (select by from app.test_ahead); end';
  grant usage on schema app to public;
  grant execute on function app.test_now() to public;
  create or replace function pg_catalog.now() returns timestamptz language sql stable parallel safe
    as 'select app.test_now()';`;

/** Moves the clock of a database so many milliseconds ahead of the machine. */
export async function setDatabaseAhead(connection: pg.ClientConfig, ms: number): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query("select to_regclass('app.test_ahead') as known");
    if (rows[0].known === null) await client.query(movable);
    await client.query("update app.test_ahead set by = $1::float8 * interval '1 millisecond'", [ms]);
    const moved = await client.query('select extract(epoch from now())::float8 * 1000 as at');
    expect(Math.abs(moved.rows[0].at - Date.now() - ms)).toBeLessThan(60_000);
  } finally {
    await client.end();
  }
}
