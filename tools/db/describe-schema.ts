import type pg from 'pg';

/**
 * Describes the database like the statements that would create it: domains, tables with columns, constraints, indexes,
 * triggers, policies and grants, and functions with owner and grants (bodies are in db/current/functions). Without
 * partitions, which change with the months. In a fixed order, so that a diff shows a change.
 */
export async function describeSchema(client: pg.Client): Promise<string> {
  const lines = async (query: string, values: unknown[] = []) =>
    (await client.query<{ line: string }>({ text: query, values })).rows.map((row) => row.line);

  const blocks = [
    '-- Made from the database by `npm run db:generate`; do not edit. A test fails when it is stale.',
  ];
  blocks.push((await lines(domainLines)).join('\n'));
  for (const { oid, name, kind, parts } of (await client.query(tables)).rows) {
    const columns = [...(await lines(columnLines, [oid])), ...(await lines(constraintLines, [oid]))];
    blocks.push(
      [
        `${kind} ${name} (`,
        columns.map((line) => `  ${line}`).join(',\n'),
        parts ? `) partition by ${parts};` : ');',
        ...(await lines(indexLines, [oid])),
        ...(await lines(triggerLines, [oid])),
        ...(await lines(securityLines, [oid])),
        ...(await lines(policyLines, [oid])),
        ...(await lines(grantLines, [oid])),
      ].join('\n'),
    );
  }
  blocks.push((await lines(functionLines)).join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

const domainLines = `
  select concat_ws(' ', 'domain', t.typname, 'as', format_type(t.typbasetype, t.typtypmod),
    (select string_agg(pg_get_constraintdef(k.oid, true), ' ' order by k.conname)
      from pg_constraint k where k.contypid = t.oid)) || ';' as line
  from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'd' order by t.typname`;

const tables = `
  select c.oid, c.relname as name,
    case c.relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end as kind,
    pg_get_partkeydef(c.oid) as parts
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and not c.relispartition
  order by c.relname`;

const columnLines = `
  select concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end,
    case when a.attgenerated <> '' then 'generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ')'
      when a.attidentity <> '' then 'generated always as identity'
      else 'default ' || pg_get_expr(d.adbin, d.adrelid) end) as line
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped order by a.attnum`;

/** Newer versions also store "not null" as constraints; the columns have it already. */
const constraintLines = `
  select pg_get_constraintdef(oid, true) as line from pg_constraint
  where conrelid = $1 and contype in ('p', 'u', 'f', 'c', 'x')
  order by array_position('{p,u,f,c,x}', contype::text), pg_get_constraintdef(oid, true)`;

const indexLines = `
  select pg_get_indexdef(i.indexrelid) || ';' as line from pg_index i
  where i.indrelid = $1 and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by 1`;

const triggerLines = `
  select pg_get_triggerdef(oid, true) || ';' as line from pg_trigger
  where tgrelid = $1 and not tgisinternal order by tgname`;

const securityLines = `
  select 'row level security: ' || case when relrowsecurity then 'enabled' else 'off' end
    || case when relforcerowsecurity then ', forced' else ', not forced' end || ';' as line
  from pg_class where oid = $1`;

const policyLines = `
  select concat_ws(' ', 'policy', polname, 'for',
    case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
    'to', (select string_agg(coalesce(r.rolname, 'public'), ', ' order by r.rolname)
      from unnest(polroles) as u(role) left join pg_roles r on r.oid = u.role),
    'using (' || pg_get_expr(polqual, polrelid, true) || ')',
    'with check (' || pg_get_expr(polwithcheck, polrelid, true) || ')') || ';' as line
  from pg_policy where polrelid = $1 order by polname`;

/** Grants on tables, then on columns, without the owner's. */
const grantLines = `
  select format('grant %s to %s;', string_agg(what, ', ' order by place, what), grantee) as line
  from (
    select 1 as place, lower(acl.privilege_type) as what, coalesce(r.rolname, 'public') as grantee
    from pg_class c cross join aclexplode(c.relacl) acl left join pg_roles r on r.oid = acl.grantee
    where c.oid = $1 and acl.grantee <> c.relowner
    union all
    select 2, format('%s (%s)', lower(acl.privilege_type), string_agg(a.attname, ', ' order by a.attnum)),
      coalesce(r.rolname, 'public')
    from pg_attribute a cross join aclexplode(a.attacl) acl left join pg_roles r on r.oid = acl.grantee
    where a.attrelid = $1 group by acl.privilege_type, r.rolname
  ) grants
  group by grantee order by grantee`;

const functionLines = `
  select concat_ws(' ', 'function',
    format('%s.%s(%s)', p.pronamespace::regnamespace, p.proname, pg_get_function_arguments(p.oid)),
    'returns', pg_get_function_result(p.oid),
    case when p.prosecdef then 'security definer' end,
    'owner', p.proowner::regrole,
    'set', array_to_string(p.proconfig, ', '),
    'execute', coalesce((select string_agg(coalesce(r.rolname, 'public'), ', ' order by r.rolname)
      from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) acl left join pg_roles r on r.oid = acl.grantee
      where acl.grantee <> p.proowner), 'nobody')) || ';' as line
  from pg_proc p where p.pronamespace in ('app'::regnamespace, 'public'::regnamespace) order by p.proname, 1`;
