import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * The least that could do the same work: node:http, one query, no identity, no row-level security, no checks.
 * What we add is measured against it, in the same run on the same database.
 */
export async function startBareServer(database: pg.PoolConfig, userId: string, page: Buffer) {
  const pool = new pg.Pool({ ...database, max: 8 });
  const read = {
    name: 'bare-read',
    text: 'select * from profiles where user_id = $1',
    values: [userId],
  };
  const write = {
    name: 'bare-write',
    text: 'update profiles set phone = $2, updated_at = now() where user_id = $1 returning *',
    values: [userId, '+1 617 555 0123'],
  };
  const server = createServer(async (request, response) => {
    if (request.url === '/page') return response.setHeader('Content-Type', 'text/html').end(page);
    if (request.url === '/hello') return response.end('hello');
    for await (const _ of request);
    const { rows } = await pool.query(request.method === 'PUT' ? write : read);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(rows[0]));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await pool.end();
    },
  };
}
