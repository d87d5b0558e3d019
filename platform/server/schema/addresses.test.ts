import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { StartError } from '../start-error.ts';
import { refuseAddresses } from './addresses.ts';

const { connections } = aDatabase();
const { logins } = connections;

/** Stands for a pooler: it passes everything on, and names a process of its own in place of the server's. */
let pooler: Server;
beforeAll(async () => {
  const { host, port } = connections.superuser;
  pooler = createServer((client) => {
    const server = connect(`${host}/.s.PGSQL.${port}`);
    client.pipe(server);
    server.on('data', (bytes) => {
      const key = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
      if (key >= 0) bytes.writeUInt32BE(1, key + 5);
      client.write(bytes);
    });
    for (const end of [client, server])
      end.on('error', () => client.destroy()).on('close', () => client.end());
    client.on('close', () => server.end());
  }).listen(0, '127.0.0.1');
  await once(pooler, 'listening');
});
afterAll(() => void pooler.close());

test('transactions may go through a pooler, listening may not', async () => {
  const { port } = pooler.address() as { port: number };
  const pooled = Object.fromEntries(
    Object.entries(logins).map(([role, login]) => [role, { ...login, host: '127.0.0.1', port }]),
  ) as typeof logins;
  const start = (name: string, transactions: typeof logins, listening: typeof logins) =>
    refuseAddresses({ [name]: 'set' }, logins, { transactions, listening }, () => {});
  await start('databasePoolUrl', pooled, logins);
  const refused = await start('databaseListenUrl', logins, pooled).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  expect(String(refused)).toContain('DATABASE_LISTEN_URL leads to a pooler');
});
