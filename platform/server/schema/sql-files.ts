import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

const folder = new URL('../../../db/', import.meta.url);

/** `db/migrations/*.sql`, in the order of their numbers. There is no way back: a mistake is mended by a next step. */
export const sqlMigrations: MigrationProvider = {
  async getMigrations() {
    const migrations: Record<string, Migration> = {};
    for (const name of await sqlNames('migrations')) {
      const text = await readFile(new URL(`migrations/${name}`, folder), 'utf8');
      migrations[name.slice(0, -'.sql'.length)] = {
        up: async (db) => {
          await sql.raw(text).execute(db);
        },
      };
    }
    return migrations;
  },
};

/** What is true today, in the order in which it runs: take everything back, functions, tables, last check. */
export async function readCurrent(): Promise<{ name: string; text: string }[]> {
  const names = [
    'current/reset.sql',
    ...(await sqlNames('current/functions')).map((name) => `current/functions/${name}`),
    ...(await sqlNames('current/tables')).map((name) => `current/tables/${name}`),
    'current/verify.sql',
  ];
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  );
}

async function sqlNames(path: string): Promise<string[]> {
  return (await readdir(new URL(path, folder))).filter((name) => name.endsWith('.sql')).sort();
}
