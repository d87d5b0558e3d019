import { sql } from 'kysely';
import type { TestServer } from '#tests/support/server.ts';

/** What each table holds, as one number per table. */
export type Digest = Record<string, string>;

/** Counting tries is the point of a refusal, not a slip of it. */
const uncounted = ['public.rate_limits'];
/** When a session was last used is noted for every request that carries it, whatever becomes of the request. */
const text = `(to_jsonb(t) - 'last_seen_at')::text`;

/** Remembers every row that there is now; `restore` brings back what has changed since. */
export async function rememberRows(server: TestServer) {
  const { root } = server;
  const { rows: tables } = await sql<{ name: string; columns: string }>`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (n.nspname = 'public' and c.relkind = 'r') or (n.nspname, c.relname) = ('graphile_worker', '_private_jobs')
    order by 1`.execute(root);
  const kept = (name: string) => `kept.${name.replaceAll(/\W+/g, '_')}`;

  await sql`create schema kept`.execute(root);
  for (const { name } of tables) await sql.raw(`create table ${kept(name)} as table ${name}`).execute(root);

  const question = sql.raw<{ name: string; digest: string }>(
    tables
      .filter(({ name }) => !uncounted.includes(name))
      .map(
        ({ name }) =>
          `select '${name}' as name, md5(string_agg(${text}, e'\\n' order by ${text})) as digest from ${name} t`,
      )
      .join(' union all '),
  );
  const digest = async (): Promise<Digest> => {
    const { rows } = await question.execute(root);
    return Object.fromEntries(rows.map((row) => [row.name, row.digest]));
  };
  const before = await digest();

  /** The tables that hold something else than `before`. */
  const changed = async () => {
    const now = await digest();
    return Object.keys(before).filter((name) => now[name] !== before[name]);
  };

  /** Past all triggers and foreign keys: what is put back fitted together when it was remembered. */
  async function restore(names: string[]): Promise<void> {
    if (names.length === 0) return;
    await root.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const { name, columns } of tables) {
        if (!names.includes(name)) continue;
        await sql.raw(`delete from ${name}`).execute(tx);
        await sql
          .raw(
            `insert into ${name} (${columns}) overriding system value select ${columns} from ${kept(name)}`,
          )
          .execute(tx);
      }
    });
  }

  return {
    changed,
    restore: (names: string[]) => restore([...names, ...(names.length > 0 ? uncounted : [])]),
  };
}
