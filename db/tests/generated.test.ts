import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { describeSchema } from '#tools/db/describe-schema.ts';
import { rowTypes } from '#tools/db/row-types.ts';

const { connections } = aDatabase();

test.each([
  ['schema.sql', describeSchema],
  ['types.ts', rowTypes],
])('db/generated/%s is what the migrations make (else: npm run db:generate)', async (name, make) => {
  const client = new pg.Client(connections.superuser);
  await client.connect();
  try {
    const committed = await readFile(new URL(`../generated/${name}`, import.meta.url), 'utf8');
    expect(await make(client)).toBe(committed);
  } finally {
    await client.end();
  }
});
