import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFreePort } from '#tests/support/running-app.ts';
import { systemProgram } from '#tests/support/system-program.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { migrate } from './schema/migrate.ts';
import { StartError } from './start-error.ts';

const program = systemProgram('pgbouncer', 'pgbouncer');
if ('missing' in program) process.stdout.write(`SKIPPED, a real pooler: ${program.missing}\n`);

test.skipIf('missing' in program)(
  'behind PgBouncer the operator reads what to do instead of a stack',
  async () => {
    if ('missing' in program) throw new Error(program.missing);
    const folder = mkdtempSync('/tmp/rumo-pooler-');
    // As root it gives itself another user, who has to read its settings: a test run's own folder is closed to others.
    chmodSync(folder, 0o755);
    const postgres = await startPostgres({ dataDir: join(folder, 'data'), settings: { fsync: 'off' } });
    const { host, port, user } = postgres.connection;
    const listens = await findFreePort();
    writeFileSync(join(folder, 'users'), `"${user}" ""\n`);
    const settings = `[databases]
postgres = host=${host} port=${port} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listens}
unix_socket_dir =
auth_type = any
auth_file = ${join(folder, 'users')}
pool_mode = transaction
user = nobody
`;
    writeFileSync(join(folder, 'pgbouncer.ini'), settings);
    const pooler = spawn(program.path, [join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
    try {
      const through = { connectionString: `postgres://${user}@127.0.0.1:${listens}/postgres` };
      await expect
        .poll(() => migrate(through).catch((error: unknown) => error))
        .toSatisfy((error) => error instanceof StartError && error.message.includes('leads to a pooler'));
    } finally {
      pooler.kill();
      await postgres.stop();
      rmSync(folder, { recursive: true });
    }
  },
);
