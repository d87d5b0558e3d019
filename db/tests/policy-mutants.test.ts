import { sql, type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '#db/generated/types.ts';
import { aDatabase } from '#tests/support/database.ts';
import { inside, withMatrix } from './matrix/matrix.ts';

const { root } = aDatabase();

interface Mutant {
  table: keyof DB;
  name: string;
  statement: string;
}

/**
 * A matrix that stays green whatever the policies say proves nothing. So each policy is dropped, and each of its
 * conditions replaced by `true`, and each table's row security switched off; every time the table's cells must change.
 */
test('the access matrix notices every policy that is missing or too wide', async () => {
  await withMatrix(root, async ({ tx, tables, policiesOf }) => {
    const wordsOf = async (table: keyof DB) => JSON.stringify([...(await policiesOf(table))]);
    const sound = new Map<string, string>();
    for (const table of tables) sound.set(table, await wordsOf(table));

    const mutants = await listMutants(tx);
    const unnoticed: string[] = [];
    for (const { table, name, statement } of mutants) {
      const words = await inside(tx, async () => {
        await sql.raw(statement).execute(tx);
        return wordsOf(table);
      });
      if (words === sound.get(table)) unnoticed.push(`${table}: ${name}`);
    }
    process.stdout.write(
      `policy mutants: ${mutants.length - unnoticed.length} of ${mutants.length} noticed\n`,
    );
    expect(unnoticed).toEqual([]);
    expect(mutants.length).toBeGreaterThan(tables.length * 3);
  });
}, 400_000);

async function listMutants(tx: Transaction<DB>): Promise<Mutant[]> {
  const { rows } = await sql<{ table: keyof DB; policy: string; qual: string | null; check: string | null }>`
    select tablename as table, policyname as policy, qual, with_check as check
    from pg_policies where schemaname = 'public' and policyname <> 'read_by_owner' order by tablename, policyname`.execute(
    tx,
  );
  const mutants = rows.flatMap(({ table, policy, qual, check }) => {
    const on = `policy ${policy} on ${table}`;
    return [
      { table, name: `${policy} dropped`, statement: `drop ${on}` },
      { table, name: `${policy} using (true)`, statement: wider(on, 'using', qual) },
      { table, name: `${policy} with check (true)`, statement: wider(on, 'with check', check) },
    ];
  });
  const off = [...new Set(rows.map(({ table }) => table))].map((table) => ({
    table,
    name: 'row level security off',
    statement: `alter table ${table} disable row level security`,
  }));
  return [...mutants, ...off].filter((mutant): mutant is Mutant => mutant.statement !== undefined);
}

/** Undefined where there is nothing to widen. */
function wider(on: string, clause: string, condition: string | null): string | undefined {
  return condition === null || condition === 'true' ? undefined : `alter ${on} ${clause} (true)`;
}
