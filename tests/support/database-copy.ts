import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A copy of the migrated template in the run's cluster, under a name of its own, and how a superuser connects to it. */
export function databaseCopy() {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  return {
    connection: { ...inject('postgres'), database: name },
    // The rights on a database itself are not copied.
    create: () =>
      onServer(
        `create database ${name} template rumo`,
        `revoke create, temporary on database ${name} from public`,
        `grant create on database ${name} to rumo_owner`,
      ),
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
