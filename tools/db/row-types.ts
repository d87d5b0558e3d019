import type pg from 'pg';

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  /** Filled by the database when it is left out. */
  optional: boolean;
  /** Filled by the database alone. */
  readonly: boolean;
  allowed: string[] | null;
}

/** PostgreSQL types in TypeScript, as `platform/server/schema/column-types.ts` converts them. */
const typeNames: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  _text: 'string[]',
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  numeric: 'ColumnType<string, string | number, string | number>',
  date: 'string',
  timestamptz: 'ColumnType<Date, Date | string, Date | string>',
  bytea: 'Buffer',
  tsvector: 'string',
  jsonb: 'Json',
};

const query = `
  select c.relname as table, a.attname as name, coalesce(base.typname, t.typname) as type,
    not a.attnotnull as nullable,
    a.atthasdef or a.attidentity <> '' as optional,
    a.attgenerated <> '' or a.attidentity = 'a' as readonly,
    -- The list of a constraint like: status = any (array['a', 'b']); of the column or of its domain.
    (select array(select (regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g'))[1])
      from pg_constraint k
      where k.contype = 'c' and (k.conrelid = c.oid and k.conkey = array[a.attnum] or k.contypid = t.oid)
        and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\['
      limit 1) as allowed
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type base on base.oid = t.typbasetype
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
  order by c.relname, a.attnum`;

/** Every table's row type; a column with a check on a list of values gets their union. */
export async function rowTypes(client: pg.Client): Promise<string> {
  const { rows } = await client.query<Column>(query);
  const tables = Map.groupBy(rows, (column) => column.table);
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `export interface ${pascal(table)} {\n${columns.map((c) => `  ${c.name}: ${typeOf(c)};\n`).join('')}}\n`,
  );
  const index = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)};\n`).join('');
  return `// Made from the database by \`npm run db:generate\`; do not edit. A test fails when it is stale.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as what it holds; written as text, because the driver would send an array as a PostgreSQL array. */
export type Json = ColumnType<unknown, string, string>;
/** The same where the database fills it when it is left out. */
export type GeneratedJson = ColumnType<unknown, string | undefined, string>;
/** The same where there may be nothing. */
export type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;
export type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

${interfaces.join('\n')}
export interface DB {
${index}}
`;
}

function typeOf(column: Column): string {
  const known = typeNames[column.type];
  if (!known) throw new Error(`${column.table}.${column.name}: no row type for ${column.type}`);
  const values = column.allowed?.length ? column.allowed.map((value) => `'${value}'`).join(' | ') : known;
  const type = column.nullable && column.type !== 'jsonb' ? `${values} | null` : values;
  if (column.readonly) return `GeneratedAlways<${type}>`;
  if (column.type === 'jsonb' && column.nullable) return 'NullableJson';
  if (!column.optional) return type;
  if (column.type === 'jsonb') return 'GeneratedJson';
  if (column.type === 'timestamptz' && !column.nullable) return 'GeneratedTimestamp';
  return `Generated<${type}>`;
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
