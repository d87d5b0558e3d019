import { type Kysely, type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '#db/generated/types.ts';
import { aDatabase } from '#tests/support/database.ts';

const { root } = aDatabase();

/** What must be true of the whole database, as a query that finds what is not, and a fault that it must find. */
interface Rule {
  name: string;
  finds: RawBuilder<{ found: string }>;
  /** What it finds when all is well. */
  expected?: string[];
  /** Breaks the rule, in a transaction that is taken back. */
  plant: string;
}

/** Our own schemas; `migrations` is the owner's book-keeping and `graphile_worker` the library's, both closed. */
const ours = sql`('public', 'app')`;
const known = sql`('public', 'app', 'extensions', 'graphile_worker', 'migrations')`;
const people = sql`('rumo_app', 'rumo_app_anon', 'rumo_app_staff', 'rumo_app_system', 'rumo_anon', 'rumo_applicant', 'rumo_staff')`;
const tables = sql`pg_class c join pg_namespace n on n.oid = c.relnamespace`;
const functions = sql`pg_proc p join pg_namespace n on n.oid = p.pronamespace`;

const rules: Rule[] = [
  {
    name: 'there is no schema that nobody thought of',
    finds: sql`select nspname as found from pg_namespace
      where nspname not like 'pg\\_%' and nspname <> 'information_schema' order by 1`,
    expected: ['app', 'extensions', 'graphile_worker', 'migrations', 'public'],
    plant: 'create schema forgotten',
  },
  {
    name: 'row level security is enabled on every table',
    finds: sql`select relname as found from ${tables}
      where nspname in ${ours} and relkind in ('r', 'p') and not relrowsecurity`,
    plant: 'create table forgotten (id integer); alter table forgotten force row level security',
  },
  {
    name: 'row level security is forced on every table',
    finds: sql`select relname as found from ${tables}
      where nspname in ${ours} and relkind in ('r', 'p') and not relforcerowsecurity`,
    plant: 'alter table documents no force row level security',
  },
  {
    name: 'views that look past their reader are on this list; each is explained in its file',
    finds: sql`select relname as found from ${tables} where nspname in ${ours} and relkind = 'v'
      and not coalesce('security_invoker=true' = any (reloptions), false) order by 1`,
    expected: ['account_search', 'application_search', 'mail_search', 'message_search', 'reply_mails'],
    plant: 'create view everybody as select * from profiles',
  },
  {
    name: 'every foreign key has an index that begins as it does: to erase a row is no search through others',
    finds: sql`select conrelid::regclass || ' ' || conname as found from pg_constraint c
      where contype = 'f' and conparentid = 0 and connamespace in (select oid from pg_namespace where nspname in ${ours})
        and not exists (select from pg_index i where i.indrelid = c.conrelid
          and i.indkey[0] = c.conkey[1]
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '%IS NOT NULL%')) order by 1`,
    plant: 'create table remark (id uuid primary key, about uuid references documents)',
  },
  {
    name: 'every text that people may write has a bound in the table itself: a length, or a list of words',
    finds: sql`select c.relname || '.' || a.attname as found
      from ${tables} join pg_attribute a on a.attrelid = c.oid
      where nspname in ${ours} and relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped
        and atttypid in ('text'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype, 'bytea'::regtype)
        and exists (select from unnest(array['rumo_anon', 'rumo_applicant', 'rumo_staff']) person
          where has_column_privilege(person, c.oid, attnum, 'insert') or has_column_privilege(person, c.oid, attnum, 'update'))
        and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and attnum = any (k.conkey)
          and pg_get_constraintdef(k.oid) ~ 'length|<@|= ANY|= .*::text|\\{[0-9]+(,[0-9]+)?\\}[)?]*\\$')
      order by 1`,
    plant:
      'alter table support_messages add column aside text; grant update (aside) on support_messages to rumo_applicant',
  },
  {
    name: 'there is no materialized view and no foreign table',
    finds: sql`select relname as found from ${tables} where nspname in ${ours} and relkind in ('m', 'f')`,
    plant: 'create materialized view everybody as select * from profiles',
  },
  {
    name: 'every table belongs to rumo_owner, and a view that looks past its reader to rumo_system',
    finds: sql`select relname as found from ${tables} where nspname in ${ours}
      and relowner <> case relkind when 'v' then 'rumo_system' else 'rumo_owner' end::regrole`,
    plant: 'alter table profiles owner to rumo_system',
  },
  {
    name: 'the logins and the roles of people own nothing',
    finds: sql`select objid::text as found from pg_shdepend where refclassid = 'pg_authid'::regclass
      and deptype = 'o' and refobjid::regrole::text in ${people}`,
    plant: 'grant create on schema app to rumo_app; alter function app.is_admin() owner to rumo_app',
  },
  {
    name: 'functions with more rights than their caller are on this list; each is explained in its file',
    finds: sql`select p.oid::regprocedure::text as found from ${functions}
      where nspname in ${known} and prosecdef order by 1`,
    expected: [
      'app.assign_application(uuid,uuid)',
      'app.drop_traffic_months()',
      'app.enqueue(text,json,text,integer,timestamp with time zone)',
      'app.find_session(uuid,uuid,bytea)',
      'app.finish_upload(uuid,bytea,bytea,text[],text)',
      'app.hold_staff_role(uuid)',
      'app.lock_application(uuid)',
      'app.make_traffic_months(date,date)',
      'app.mention(uuid,uuid[])',
      'app.read_calendar(bytea)',
      'app.read_opened_document(uuid,bigint)',
      'app.record_progress(uuid,text,text,integer,integer,text[])',
      'app.remove_application(uuid)',
      'app.remove_unused_application(uuid)',
      'app.searched_person(uuid)',
      'app.signed_in_at()',
      'app.tg__free_cases()',
      'app.tg__ring_assigned()',
      'app.tg_accounts__erase_customers()',
      'app.tg_accounts__keep_an_admin()',
      'app.tg_audit_log__chain()',
      'app.tg_document_reviews__ring()',
      'app.tg_list_counts__rows()',
      'app.tg_list_counts__status()',
      'app.tg_search_text__account()',
      'app.tg_search_text__new()',
      'app.tg_search_text__renamed()',
      'app.tg_support_messages__status_change()',
      'app.tg_support_messages__words()',
      'app.tg_support_replies__move()',
      'app.tg_support_replies__ring()',
      'app.tg_visa_applications__ring()',
      'app.unused_staff_applications()',
    ],
    plant: 'alter function app.is_admin() security definer',
  },
  {
    name: 'every function has a fixed search path',
    finds: sql`select p.oid::regprocedure::text as found from ${functions}
      where nspname in ${ours} and not coalesce('search_path=""' = any (proconfig), false)`,
    plant: 'alter function app.finish_upload(uuid, bytea, bytea, text[], text) reset search_path',
  },
  {
    name: 'no function of ours may be called by everybody',
    finds: sql`select p.oid::regprocedure::text as found from ${functions}
      where nspname in ('public', 'app', 'migrations') and has_function_privilege('public', p.oid, 'execute')`,
    plant: `create function app.forgotten() returns integer language sql set search_path = '' as 'select 1'`,
  },
  {
    name: 'no table is granted to everybody',
    finds: sql`select relname as found from ${tables} cross join aclexplode(c.relacl) acl
      where nspname not in ('pg_catalog', 'information_schema') and acl.grantee = 0`,
    plant: 'grant select on landing_pages to public',
  },
  {
    name: 'no schema is granted to everybody',
    finds: sql`select nspname || ': ' || acl.privilege_type as found from pg_namespace cross join aclexplode(nspacl) acl
      where nspname in ${known} and acl.grantee = 0`,
    plant: 'grant usage on schema public to public',
  },
  {
    name: 'people reach our two schemas and create nothing; two logins reach the one that holds their question',
    finds: sql`select rolname || ' ' || may || ' ' || nspname as found
      from pg_namespace cross join pg_roles cross join unnest(array['usage', 'create']) may
      where nspname in ${known} and rolname like 'rumo\\_%' and rolname <> 'rumo_owner'
        and has_schema_privilege(rolname, nspname, may)
      order by 1`,
    expected: [
      'rumo_anon usage app',
      'rumo_anon usage public',
      'rumo_app usage app',
      'rumo_app_staff usage app',
      'rumo_applicant usage app',
      'rumo_applicant usage public',
      'rumo_staff usage app',
      'rumo_staff usage public',
      'rumo_system create graphile_worker',
      'rumo_system usage app',
      'rumo_system usage graphile_worker',
      'rumo_system usage public',
    ],
    plant: 'grant create on schema app to rumo_system',
  },
  {
    name: 'people insert and update named columns only',
    finds: sql`select format('%s: %s to %s', relname, acl.privilege_type, acl.grantee::regrole) as found
      from ${tables} cross join aclexplode(c.relacl) acl
      where nspname in ${ours} and acl.privilege_type in ('INSERT', 'UPDATE') and acl.grantee::regrole::text in ${people}`,
    plant: 'grant update on profiles to rumo_applicant',
  },
  {
    name: 'a view that looks past its reader is read by staff alone',
    finds: sql`select format('%s: %s to %s', relname, acl.privilege_type, acl.grantee::regrole) as found
      from ${tables} cross join aclexplode(c.relacl) acl
      where nspname = 'app' and relkind = 'v' and acl.grantee <> c.relowner order by 1`,
    expected: [
      'account_search: SELECT to rumo_staff',
      'application_search: SELECT to rumo_staff',
      'mail_search: SELECT to rumo_staff',
      'message_search: SELECT to rumo_staff',
      'reply_mails: SELECT to rumo_staff',
    ],
    plant: 'grant select on app.application_search to rumo_applicant',
  },
  {
    name: 'nobody may truncate a table, refer to it, hang a trigger on it, or pass a grant on',
    finds: sql`select format('%s: %s to %s', relname, acl.privilege_type, acl.grantee::regrole) as found
      from ${tables} cross join aclexplode(c.relacl) acl
      where nspname in ${ours} and relkind in ('r', 'p', 'v') and acl.grantee <> c.relowner
        and (acl.privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE') or acl.is_grantable)`,
    plant: 'grant truncate on audit_log to rumo_system',
  },
  {
    name: 'policies are given to roles, never to everybody',
    finds: sql`select tablename || ': ' || policyname as found from pg_policies
      where schemaname in ${ours} and 'public' = any (roles)`,
    plant: 'create policy everybody on profiles using (true)',
  },
  {
    name: 'no role of the program is above the rules',
    finds: sql`select rolname as found from pg_roles where rolname like 'rumo\\_%'
      and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication
        or rolcanlogin <> (rolname like 'rumo\\_app%' and rolname <> 'rumo_applicant')
        or rolcanlogin and rolinherit)`,
    plant: 'alter role rumo_system bypassrls',
  },
  {
    name: 'each login may become its one role, the owner the system, and nobody anybody else',
    finds: sql`select member.rolname || ' becomes ' || other.rolname as found
      from pg_roles member cross join pg_roles other
      where member.rolname like 'rumo\\_%' and member.oid <> other.oid and pg_has_role(member.oid, other.oid, 'member')
      order by 1`,
    expected: [
      'rumo_app becomes rumo_applicant',
      'rumo_app_anon becomes rumo_anon',
      'rumo_app_staff becomes rumo_staff',
      'rumo_app_system becomes rumo_system',
      'rumo_owner becomes rumo_system',
    ],
    plant: 'grant rumo_staff to rumo_app',
  },
];

const findings = async (db: Kysely<DB>, { finds }: Rule) =>
  (await finds.execute(db)).rows.map((row) => row.found);

test.each(rules)('$name', async (rule) => {
  expect(await findings(root, rule)).toEqual(rule.expected ?? []);
});

test.each(rules)('a planted fault is found: $plant', async (rule) => {
  const undo = new Error('taken back');
  const planting = root.transaction().execute(async (tx) => {
    await sql.raw(rule.plant).execute(tx);
    expect(await findings(tx, rule)).not.toEqual(rule.expected ?? []);
    throw undo;
  });
  await expect(planting).rejects.toBe(undo);
});
