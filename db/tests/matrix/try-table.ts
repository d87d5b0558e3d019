import { readFile } from 'node:fs/promises';
import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/generated/types.ts';
import type { MatrixActor } from './actors.ts';
import type { Recipe, Row, Value, World } from './shapes.ts';

export const operations = [
  'select',
  'insert own',
  'insert as other',
  'update',
  're-parent',
  'delete',
] as const;
/** What came of it, per actor and operation; see `attempt.sql` for the words. */
export type Outcomes = Map<string, string[]>;

interface Attempt {
  actor: MatrixActor;
  prepare?: string;
  statement: string | undefined;
  observe?: string;
  /** Several attempts may make one cell; the word is then `label` instead of 'yes'. */
  label?: string;
}

/** Puts the tool that the attempts need into the session. */
export async function prepareAttempts(tx: Transaction<DB>): Promise<void> {
  await sql.raw(await readFile(new URL('attempt.sql', import.meta.url), 'utf8')).execute(tx);
}

/** Lets every actor try every operation on one table. Leaves the table as it was. */
export async function tryTable(
  tx: Transaction<DB>,
  table: string,
  recipe: Recipe,
  people: MatrixActor[],
  world: World,
): Promise<Outcomes> {
  const columns = await readColumns(tx, table);
  const ctids = await readCtids(tx, table, recipe);
  const cells: Attempt[][] = [];
  for (const actor of people) {
    const can = (privilege: 'can_select' | 'can_update') =>
      columns
        .filter((column) => column.role === actor.role && column[privilege])
        .map((column) => column.name);
    const victim = actor.self === world.alice ? world.bob : world.alice;
    const own = actor.unnamed ? world.alice : actor.self;
    const makeRoom = recipe.oneEach ? `delete from ${table}` : undefined;
    const insert = (row: Row): Attempt => ({
      actor,
      prepare: makeRoom,
      statement: `insert into ${table} (${Object.keys(row)}) values (${Object.values(row).map(literal)})`,
      observe: `select 'yes'`,
    });
    const clearTarget =
      recipe.oneEach && recipe.b ? `delete from ${table} where ${where(recipe.b)}` : undefined;
    cells.push(
      [{ actor, statement: await selectStatement(tx, table, recipe, can('can_select')) }],
      [insert(recipe.insert(own))],
      [insert(recipe.insert(victim)), ...(recipe.smuggle ? [insert(recipe.smuggle(own, victim))] : [])],
      // An update that reads is held by the select policies too; a blind one by the update policies alone.
      [
        { actor, statement: updateStatement(table, can('can_update')), observe: affected(table, ctids) },
        {
          actor,
          statement: `update ${table} set ${assignments(recipe.touch(actor.self))}`,
          observe: affected(table, ctids),
        },
      ],
      recipe.repoint(actor.self).flatMap((row) =>
        [` where ${where(recipe.a)}`, ''].map((which) => ({
          actor,
          prepare: clearTarget,
          statement: `update ${table} set ${assignments(row)}${which}`,
          observe: affected(table, { A: ctids.A }),
          label: Object.keys(row).join('+'),
        })),
      ),
      [{ actor, statement: `delete from ${table}`, observe: affected(table, ctids) }],
    );
  }
  const words = await runAll(tx, cells.flat());
  const outcomes: Outcomes = new Map();
  for (const [at, attempts] of cells.entries()) {
    const name = people[Math.floor(at / operations.length)]?.name ?? '';
    const said = attempts.map(({ label }) => {
      const word = words.shift() ?? '';
      return label && word === 'A' ? label : word;
    });
    // What worked says more than what a constraint stopped on the way.
    const worked = said.filter((word) => !['-', 'fk', 'unique'].includes(word));
    const stopped = said.filter((word) => word !== '-');
    const worthTelling = [...new Set(worked.length > 0 ? worked : stopped)];
    outcomes.set(name, [...(outcomes.get(name) ?? []), worthTelling.join('/') || '-']);
  }
  return outcomes;
}

/** Columns with what each role may do with them, and whether an update may name them at all. */
async function readColumns(tx: Transaction<DB>, table: string) {
  const { rows } = await sql<{ name: string; role: string; can_select: boolean; can_update: boolean }>`
    select a.attname as name, r.rolname as role,
      has_column_privilege(r.oid, a.attrelid, a.attnum, 'select') as can_select,
      has_column_privilege(r.oid, a.attrelid, a.attnum, 'select')
        and has_column_privilege(r.oid, a.attrelid, a.attnum, 'update')
        and a.attgenerated = '' and a.attidentity <> 'a' as can_update
    from pg_attribute a cross join pg_roles r
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and r.rolname like 'rumo\\_%'
    order by a.attnum`.execute(tx);
  return rows;
}

/** Where the rows lie; a row that was changed or deleted lies there no longer. */
async function readCtids(
  tx: Transaction<DB>,
  table: string,
  recipe: Recipe,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [label, key] of Object.entries({ A: recipe.a, B: recipe.b })) {
    if (!key) continue;
    const { rows } = await sql<{ ctid: string }>`
      select ctid::text from ${sql.raw(table)} where ${sql.raw(where(key))}`.execute(tx);
    const [row] = rows;
    if (rows.length !== 1 || !row)
      throw new Error(`${table}: the key of row ${label} finds ${rows.length} rows`);
    found[label] = row.ctid;
  }
  return found;
}

/** Says which of the two rows the role sees, by all the columns that it may read. */
async function selectStatement(
  tx: Transaction<DB>,
  table: string,
  recipe: Recipe,
  columns: string[],
): Promise<string | undefined> {
  if (columns.length === 0) return undefined;
  const whole = `jsonb_build_object(${columns.map((name) => `'${name}', ${name}`)})::text`;
  const cases: string[] = [];
  for (const [label, key] of Object.entries({ A: recipe.a, B: recipe.b })) {
    if (!key) continue;
    const { rows } = await sql<{ text: string }>`
      select ${sql.raw(whole)} as text from ${sql.raw(table)} where ${sql.raw(where(key))}`.execute(tx);
    cases.push(`when ${literal(rows[0]?.text ?? '')} then '${label}'`);
  }
  return `select string_agg(distinct seen, '' order by seen)
    from (select case ${whole} ${cases.join(' ')} end as seen from ${table}) rows`;
}

function updateStatement(table: string, columns: string[]): string | undefined {
  if (columns.length === 0) return undefined;
  return `update ${table} set ${columns.map((name) => `${name} = ${name}`)}`;
}

function affected(table: string, ctids: Record<string, string | undefined>): string {
  const parts = Object.entries(ctids).map(
    ([label, ctid]) =>
      `case when not exists (select from ${table} where ctid = ${literal(ctid ?? '')}::tid) then '${label}' end`,
  );
  return `select concat(${parts})`;
}

async function runAll(tx: Transaction<DB>, attempts: Attempt[]): Promise<string[]> {
  const asked = attempts.map(({ actor, prepare, statement, observe }) => ({
    role: actor.role,
    user: actor.unnamed ? '' : actor.self.id,
    staff: actor.staffRole ?? '',
    prepare: prepare ?? null,
    statement: statement ?? null,
    observe: observe ?? null,
  }));
  const { rows } = await sql<{ word: string }>`
    select case when asked ->> 'statement' is null then '-' else pg_temp.attempt(asked ->> 'role', asked ->> 'user',
      asked ->> 'staff', asked ->> 'prepare', asked ->> 'statement', asked ->> 'observe') end as word
    from jsonb_array_elements(${JSON.stringify(asked)}::jsonb) with ordinality as list (asked, place)
    order by place`.execute(tx);
  return rows.map((row) => row.word);
}

const where = (row: Row) =>
  Object.entries(row)
    .map(([name, value]) => `${name} = ${literal(value)}`)
    .join(' and ');

const assignments = (row: Row) => Object.entries(row).map(([name, value]) => `${name} = ${literal(value)}`);

function literal(value: Value): string {
  if (value === null || value === undefined) return 'null';
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  return pg.escapeLiteral(String(value));
}
