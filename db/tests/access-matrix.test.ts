import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import type { MatrixActor } from './matrix/actors.ts';
import { expectTheMatrix, withMatrix } from './matrix/matrix.ts';

const { root } = aDatabase();

test('every actor may do with every table what access-matrix.expected.txt says, and nothing else', async () => {
  process.stdout.write(`access matrix: ${await expectTheMatrix(root)}\n`);
});

/** An injected `set_config` changes claims, never the login: this is all that it can give. */
test('claims give a role nothing that is another role’s', async () => {
  await withMatrix(root, async ({ tables, world, outcomesOf }) => {
    const { alice, admin } = world;
    const pairs: [MatrixActor, MatrixActor][] = [
      [
        { name: 'visitor', role: 'rumo_anon', self: alice },
        { name: 'visitor who claims to be an admin', role: 'rumo_anon', staffRole: 'admin', self: alice },
      ],
      [
        { name: 'applicant', role: 'rumo_applicant', self: alice },
        {
          name: 'applicant who claims a staff role',
          role: 'rumo_applicant',
          staffRole: 'admin',
          self: alice,
        },
      ],
      [
        { name: 'admin on their own things', role: 'rumo_applicant', self: admin },
        {
          name: 'applicant who claims to be an admin',
          role: 'rumo_applicant',
          staffRole: 'admin',
          self: admin,
        },
      ],
    ];
    for (const table of tables) {
      const found = await outcomesOf(table, pairs.flat());
      for (const [honest, forged] of pairs)
        expect(found.get(forged.name), `${table}: ${forged.name}`).toEqual(found.get(honest.name));
    }
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
