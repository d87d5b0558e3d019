import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findFreePort } from '#tests/support/running-app.ts';
import { systemProgram } from '#tests/support/system-program.ts';
import { hangTimeouts } from './connections.ts';
import { openDatabase, type Tx } from './database.ts';
import { createLog } from './log.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { migrate } from './schema/migrate.ts';
import { StartError } from './start-error.ts';

const program = systemProgram('pgbouncer', 'pgbouncer');
if ('missing' in program) process.stdout.write(`SKIPPED, a real pooler: ${program.missing}\n`);

test.skipIf('missing' in program)(
  'migrations through PgBouncer are refused with what to do, and transactions go through it',
  async () => {
    if ('missing' in program) throw new Error(program.missing);
    const folder = mkdtempSync('/tmp/rumo-pooler-');
    // As root it gives itself another user, who has to read its settings: a test run's own folder is closed to others.
    chmodSync(folder, 0o755);
    const postgres = await startPostgres({ dataDir: join(folder, 'data'), settings: { fsync: 'off' } });
    const { host, port, user } = postgres.connection;
    const listens = await findFreePort();
    const ours = await migrate(postgres.connection);
    const users = [user, ...Object.values(ours).map((login) => login.user)];
    writeFileSync(join(folder, 'users'), users.map((name) => `"${name}" ""\n`).join(''));
    const settings = `[databases]
postgres = host=${host} port=${port} user=${user}
rumo = host=${host} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listens}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 3
user = nobody
`;
    writeFileSync(join(folder, 'pgbouncer.ini'), settings);
    const pooler = spawn(program.path, [join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
    try {
      const through = { connectionString: `postgres://${user}@127.0.0.1:${listens}/postgres` };
      await expect
        .poll(() => migrate(through).catch((error: unknown) => error))
        .toSatisfy((error) => error instanceof StartError && error.message.includes('leads to a pooler'));
      // Transactions may: more people at once than it has connections, and each is told apart.
      const pooled = Object.fromEntries(
        Object.entries(ours).map(([role, login]) => [role, { ...login, host: '127.0.0.1', port: listens }]),
      ) as typeof ours;
      const database = openDatabase(pooled, createLog('silent'), 8, hangTimeouts, undefined, {
        isPooled: true,
      });
      const seen = await Promise.all(
        Array.from({ length: 200 }, async () => {
          const actor = { as: 'applicant', userId: randomUUID(), sessionId: randomUUID() } as const;
          const own = sql<{ id: string }>`select app.user_id() as id, ${actor.userId}::text as asked`;
          const read = (tx: Tx) => own.execute(tx).then(({ rows }) => rows[0]?.id === actor.userId);
          return [await database.asReader(actor, read), await database.asActor(actor, read)];
        }),
      );
      await database.close();
      expect(seen.flat()).not.toContain(false);
    } finally {
      pooler.kill();
      await postgres.stop();
      rmSync(folder, { recursive: true });
    }
  },
);
