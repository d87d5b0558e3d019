import { readFile } from 'node:fs/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { expect } from 'vitest';
import type { DB } from '#db/generated/types.ts';
import { actors, type MatrixActor } from './actors.ts';
import { recipes } from './recipes.ts';
import type { World } from './shapes.ts';
import { type Outcomes, operations, prepareAttempts, tryTable } from './try-table.ts';
import { aWorld } from './world.ts';

/** A matrix over one world, inside a transaction that never commits. */
export interface Matrix {
  tx: Transaction<DB>;
  world: World;
  tables: (keyof DB)[];
  actors: number;
  /** What these may do with one table, by their names. */
  outcomesOf(table: keyof DB, people: MatrixActor[]): Promise<Outcomes>;
  /** The lines of one table, as the expectation file has them. */
  linesOf(table: keyof DB): Promise<string[]>;
  /** What the policies of one table allow alone, with every grant given. */
  policiesOf(table: keyof DB): Promise<Outcomes>;
}

class Undo extends Error {}

/** Builds the world, hands over the matrix and takes everything back. */
export async function withMatrix(root: Kysely<DB>, work: (matrix: Matrix) => Promise<void>): Promise<void> {
  try {
    await root.transaction().execute(async (tx) => {
      await prepareAttempts(tx);
      const world = await aWorld(tx);
      // It refuses what the matrix makes room for; the policies have to stand without it (change-role.test.ts has both).
      await sql`alter table user_roles disable trigger _100_lock`.execute(tx);
      const made = recipes(world);
      const people = actors(world);
      const policiesOf = (table: keyof DB) =>
        inside(tx, async () => {
          await sql
            .raw(`grant all on ${table} to rumo_app, rumo_anon, rumo_applicant, rumo_staff, rumo_system`)
            .execute(tx);
          return tryTable(tx, table, made[table], people, world);
        });
      await work({
        tx,
        world,
        tables: Object.keys(made).sort() as (keyof DB)[],
        actors: people.length,
        policiesOf,
        outcomesOf: (table, some) => tryTable(tx, table, made[table], some, world),
        linesOf: async (table) =>
          format(table, await tryTable(tx, table, made[table], people, world), await policiesOf(table)),
      });
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
}

/** Expects of a database what access-matrix.expected.txt says. Returns how many cells were tried. */
export async function expectTheMatrix(root: Kysely<DB>): Promise<string> {
  const text = await readFile(new URL('../access-matrix.expected.txt', import.meta.url), 'utf8');
  const expected = text.slice(text.indexOf(headLine)).trimEnd().split('\n');
  let tried = '';
  await withMatrix(root, async ({ tables, actors, linesOf }) => {
    const found = [headLine];
    for (const table of tables) found.push(...(await linesOf(table)));
    tried =
      `${tables.length} tables x ${actors} actors x ${operations.length} operations, with and without their grants: ` +
      `${2 * tables.length * actors * operations.length} cells`;
    expect(found.join('\n')).toBe(expected.join('\n'));
  });
  return tried;
}

/** Runs `work` and takes back what it did. */
export async function inside<T>(tx: Transaction<DB>, work: () => Promise<T>): Promise<T> {
  await sql`savepoint inside`.execute(tx);
  try {
    return await work();
  } finally {
    await sql`rollback to savepoint inside`.execute(tx);
    await sql`release savepoint inside`.execute(tx);
  }
}

const widths = [25, 12, 8, 12, 20, 12, 34, 8];
const columns = (cells: string[]) =>
  cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join('')
    .trimEnd();

/** The head of the expectation file's table. */
export const headLine = columns(['table', 'actor', ...operations]);

/** One line per actor who may do something; the others are left out, as the head of the file says. */
function format(table: string, real: Outcomes, open: Outcomes): string[] {
  const rows = [...real].map(([actor, words]) => ({
    actor,
    words: words.map((word, at) => {
      const alone = open.get(actor)?.[at];
      return word === alone ? word : `${word} (${alone})`;
    }),
  }));
  const telling = rows.filter(({ words }) => words.some((word) => word !== '-'));
  if (telling.length === 0) telling.push({ actor: 'nobody', words: [] });
  return telling.map(({ actor, words }) => columns([table, actor, ...words]));
}
