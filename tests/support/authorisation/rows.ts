import { sql } from 'kysely';
import type { TestServer } from '#tests/support/server.ts';

/** Counting tries is the point of a refusal, not a slip of it. */
const uncounted = ['public.rate_limits'];
/** When a session was last used is noted for every request that carries it, whatever becomes of the request. */
const text = `(to_jsonb(t) - 'last_seen_at')::text`;

/** Notes the name of a table in which somebody has just written, so that only there rows need to be compared. */
const note = `
  create table kept.touched (name text not null);
  create function kept.note() returns trigger language plpgsql security definer set search_path = '' as $$
    begin
      insert into kept.touched values (tg_argv[0]);
      return null;
    end $$`;

/** Remembers every row that there is now: `changed` names the tables that hold something else, `restore` puts it back. */
export async function rememberRows(server: TestServer) {
  const { root } = server;
  const run = (statement: string) => sql.raw(statement).execute(root);
  const { rows: tables } = await sql<{ name: string; columns: string }>`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (n.nspname = 'public' and c.relkind = 'r') or (n.nspname, c.relname) = ('graphile_worker', '_private_jobs')
    order by 1`.execute(root);
  const kept = (name: string) => `kept.${name.replaceAll(/\W+/g, '_')}`;

  async function digestsOf(names: string[]): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const name of names) {
      const { rows } = await sql
        .raw<{ digest: string }>(
          `select md5(string_agg(${text}, e'\\n' order by ${text})) as digest from ${name} t`,
        )
        .execute(root);
      found.set(name, rows[0]?.digest ?? '');
    }
    return found;
  }

  await run('create schema kept');
  await run(note);
  for (const { name } of tables) {
    await run(`create table ${kept(name)} as table ${name}`);
    await run(`create trigger _900_kept_note after insert or update or delete on ${name}
      for each row execute function kept.note('${name}')`);
  }
  const all = tables.map(({ name }) => name).filter((name) => !uncounted.includes(name));
  const before = await digestsOf(all);

  const differing = async (names: string[]) => {
    const now = await digestsOf(names);
    return names.filter((name) => now.get(name) !== before.get(name));
  };

  /** Past all triggers and foreign keys: what is put back fitted together when it was remembered. */
  async function restore(names: string[]): Promise<void> {
    if (names.length === 0) return;
    await root.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const { name, columns } of tables) {
        if (!names.includes(name) && !uncounted.includes(name)) continue;
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
    restore,
    /** Since the last time that somebody asked. */
    async changed(): Promise<string[]> {
      const { rows } = await sql<{ name: string }>`
        with gone as (delete from kept.touched returning name) select distinct name from gone order by 1`.execute(
        root,
      );
      return differing(rows.map(({ name }) => name).filter((name) => !uncounted.includes(name)));
    },
    /** All tables, whether or not somebody was noticed to write there. */
    changedAnywhere: () => differing(all),
  };
}
