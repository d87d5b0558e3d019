import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { headLine, withMatrix } from './matrix/matrix.ts';
import { operations } from './matrix/try-table.ts';

const { root } = aDatabase();

test('every actor may do with every table what access-matrix.expected.txt says, and nothing else', async () => {
  const text = await readFile(new URL('access-matrix.expected.txt', import.meta.url), 'utf8');
  const expected = text.slice(text.indexOf(headLine)).trimEnd().split('\n');
  await withMatrix(root, async ({ tables, actors, linesOf }) => {
    const found = [headLine];
    for (const table of tables) found.push(...(await linesOf(table)));
    process.stdout.write(
      `access matrix: ${tables.length} tables x ${actors} actors x ${operations.length} operations, with and ` +
        `without their grants: ${2 * tables.length * actors * operations.length} cells\n`,
    );
    expect(found.join('\n')).toBe(expected.join('\n'));
  });
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
