import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { expectTheMatrix, withMatrix } from './matrix/matrix.ts';

const { root } = aDatabase();

test('every actor may do with every table what access-matrix.expected.txt says, and nothing else', async () => {
  process.stdout.write(`access matrix: ${await expectTheMatrix(root)}\n`);
});

test('the matrix covers every table and view that the program can name', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and not relispartition
    order by relname`.execute(root);
  await withMatrix(root, async ({ tables }) => {
    expect(tables).toEqual(rows.map((row) => row.name));
  });
});
