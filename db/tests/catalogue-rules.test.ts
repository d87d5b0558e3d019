import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';

const { root } = aDatabase();

/** Functions that act with more than their caller's rights. Each is explained in its file in db/current/functions. */
const definers = [
  'app.enqueue(text,json,text,integer,timestamp with time zone)',
  'app.find_session(uuid,uuid,bytea)',
  'app.finish_upload(uuid,bytea,bytea)',
  'app.record_progress(uuid,text,integer,integer,text[])',
  'app.tg_audit_log__chain()',
];

/** Our own schemas; `migrations` is the owner's book-keeping and `graphile_worker` the library's, both closed. */
const ours = sql`('public', 'app')`;
const people = sql`('rumo_app', 'rumo_anon', 'rumo_applicant', 'rumo_staff')`;

/** What a rule finds; every rule finds nothing. */
async function findings(query: ReturnType<typeof sql<{ found: string }>>): Promise<string[]> {
  return (await query.execute(root)).rows.map((row) => row.found);
}

test('there is no schema that nobody thought of', async () => {
  const schemas = await findings(sql`select nspname as found from pg_namespace
    where nspname not like 'pg\\_%' and nspname <> 'information_schema' order by nspname`);
  expect(schemas).toEqual(['app', 'graphile_worker', 'migrations', 'public']);
});

test('row level security is enabled and forced on every table', async () => {
  expect(
    await findings(sql`select c.oid::regclass::text as found from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname in ${ours} and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)`),
  ).toEqual([]);
});

test('no view looks past its reader, and no materialized view or foreign table is there to be read', async () => {
  expect(
    await findings(sql`select c.oid::regclass::text as found from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname in ${ours} and (relkind in ('m', 'f')
        or relkind = 'v' and not coalesce('security_invoker=true' = any (reloptions), false))`),
  ).toEqual([]);
});

test('everything belongs to rumo_owner, narrow functions to rumo_system, nothing to a role of the program', async () => {
  expect(
    await findings(sql`select c.oid::regclass::text as found from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname in ${ours} and relowner <> 'rumo_owner'::regrole`),
  ).toEqual([]);
  expect(
    await findings(sql`select objid::text as found from pg_shdepend
      where refclassid = 'pg_authid'::regclass and deptype = 'o'
        and refobjid::regrole::text in ${people}`),
  ).toEqual([]);
});

test('functions with more rights than their caller are on the list', async () => {
  expect(
    await findings(sql`select p.oid::regprocedure::text as found from pg_proc p join pg_namespace n on n.oid = pronamespace
      where nspname in ('public', 'app', 'graphile_worker') and prosecdef order by 1`),
  ).toEqual(definers);
});

test('every function has a fixed search path', async () => {
  expect(
    await findings(sql`select p.oid::regprocedure::text as found from pg_proc p join pg_namespace n on n.oid = pronamespace
      where nspname in ${ours} and not coalesce('search_path=""' = any (proconfig), false)`),
  ).toEqual([]);
});

test('nothing is granted to everybody', async () => {
  expect(
    await findings(sql`select p.oid::regprocedure::text as found from pg_proc p join pg_namespace n on n.oid = pronamespace
      where nspname in ('public', 'app', 'graphile_worker', 'migrations')
        and nspname <> 'graphile_worker' and has_function_privilege('public', p.oid, 'execute')`),
  ).toEqual([]);
  expect(
    await findings(sql`select c.oid::regclass::text as found
      from pg_class c join pg_namespace n on n.oid = relnamespace cross join aclexplode(c.relacl) acl
      where nspname not in ('pg_catalog', 'information_schema') and acl.grantee = 0`),
  ).toEqual([]);
  expect(
    await findings(sql`select nspname || ': ' || acl.privilege_type as found
      from pg_namespace cross join aclexplode(nspacl) acl
      where nspname in ('public', 'app', 'graphile_worker', 'migrations') and acl.grantee = 0`),
  ).toEqual([]);
  expect(
    await findings(sql`select acl.privilege_type as found from pg_database cross join aclexplode(datacl) acl
      where datname = 'rumo' and acl.grantee = 0 and acl.privilege_type <> 'CONNECT'`),
  ).toEqual([]);
});

test('people reach our two schemas and create nothing, the login reaches none by itself', async () => {
  const rights = sql<{ found: string }>`
    select rolname || ' ' || right_ || ' ' || nspname as found
    from pg_namespace cross join pg_roles cross join unnest(array['usage', 'create']) right_
    where nspname in ('public', 'app', 'graphile_worker', 'migrations') and rolname like 'rumo\\_%'
      and rolname <> 'rumo_owner' and has_schema_privilege(rolname, nspname, right_)
    order by 1`;
  expect(await findings(rights)).toEqual([
    'rumo_anon usage app',
    'rumo_anon usage public',
    'rumo_app usage app',
    'rumo_applicant usage app',
    'rumo_applicant usage public',
    'rumo_staff usage app',
    'rumo_staff usage public',
    'rumo_system create graphile_worker',
    'rumo_system usage app',
    'rumo_system usage graphile_worker',
    'rumo_system usage public',
  ]);
});

test('people write named columns only, and nobody may truncate, refer to or hang a trigger on a table', async () => {
  expect(
    await findings(sql`select format('%s: %s to %s', c.oid::regclass, acl.privilege_type, acl.grantee::regrole) as found
      from pg_class c join pg_namespace n on n.oid = relnamespace cross join aclexplode(c.relacl) acl
      where nspname in ${ours} and acl.grantee <> c.relowner
        and (acl.privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
          or acl.privilege_type in ('INSERT', 'UPDATE') and acl.grantee::regrole::text in ${people}
          or acl.is_grantable)`),
  ).toEqual([]);
});

test('no role of the program is above the rules', async () => {
  expect(
    await findings(sql`select rolname as found from pg_roles
      where rolname like 'rumo\\_%' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication
        or rolcanlogin <> (rolname = 'rumo_app') or rolname = 'rumo_app' and rolinherit)`),
  ).toEqual([]);
});
