import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { databaseOf } from './journey-database.ts';

/**
 * Faults in the API of a running app: the database behind it is taken apart and put together again, so that its answers
 * fail of themselves. Neither the server nor the browser knows of it.
 */
export interface DatabaseFaults {
  /** Past every wall, for what no screen can bring about yet. */
  query(sql: string, values?: unknown[]): Promise<void>;
  /** While `work` runs nobody can read or write these tables. */
  without<T>(tables: string[], work: () => Promise<T>): Promise<T>;
  /** While `work` runs this table can be read, and every statement that writes it fails. */
  withoutWriting<T>(table: string, work: () => Promise<T>): Promise<T>;
  /** While `work` runs row-level security refuses every new row that a signed-in person writes here. */
  withPolicyAgainst<T>(table: string, work: () => Promise<T>): Promise<T>;
  /** While `work` runs staff find this table empty. */
  withNothingToSee<T>(table: string, work: () => Promise<T>): Promise<T>;
  /** While `work` runs every statement of staff that reads this table fails; everybody else reads on. */
  withoutReading<T>(table: string, work: () => Promise<T>): Promise<T>;
}

/** For the app that runs over this data folder; call it after what starts the app. */
export function databaseFaults(dataDir: string): DatabaseFaults {
  let client: pg.Client | undefined;
  beforeAll(async () => {
    client = new pg.Client(databaseOf(dataDir));
    await client.connect();
  });
  afterAll(() => client?.end());

  async function query(sql: string, values?: unknown[]): Promise<void> {
    if (!client) throw new Error('faults are asked for before the tests of the file run');
    await client.query(sql, values);
  }

  async function broken<T>(breaking: string, mending: string, work: () => Promise<T>): Promise<T> {
    await query(breaking);
    try {
      return await work();
    } finally {
      await query(mending);
    }
  }

  return {
    query,
    without: (tables, work) =>
      broken(
        tables.map((table) => `alter table public.${table} rename to ${table}_taken_away`).join(';'),
        tables.map((table) => `alter table public.${table}_taken_away rename to ${table}`).join(';'),
        work,
      ),
    withoutWriting: (table, work) =>
      broken(
        `create function public.fail() returns trigger language plpgsql as $$ begin raise 'out of order'; end $$;
         create trigger fail before insert or update or delete on public.${table} execute function public.fail()`,
        `drop function public.fail() cascade`,
        work,
      ),
    withPolicyAgainst: (table, work) =>
      broken(
        `create policy fail on public.${table} as restrictive for insert to rumo_applicant with check (false)`,
        `drop policy fail on public.${table}`,
        work,
      ),
    withNothingToSee: (table, work) =>
      broken(
        `create policy fail on public.${table} as restrictive for select to rumo_staff using (false)`,
        `drop policy fail on public.${table}`,
        work,
      ),
    withoutReading: (table, work) =>
      broken(
        `create policy fail on public.${table} as restrictive for select to rumo_staff using (1 / 0 = 0)`,
        `drop policy fail on public.${table}`,
        work,
      ),
  };
}
