import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { givenWork } from './children.ts';

/**
 * The least that could do the same work: node:http, one query, no identity, no row-level security, no checks.
 * What we add is measured against it: a child of `bench/run.ts` like the program itself, on the same database.
 */
const [connection, userId, pageBase64, headers = []] =
  await givenWork<[pg.PoolConfig, string, string, string[]?]>();
const pool = new pg.Pool({ ...connection, max: 8 });
// The very bytes of the other side: the load's client is ten times slower with compressed ones than with letters.
const page = Buffer.from(pageBase64, 'base64');
const read = { name: 'read', text: 'select * from profiles where user_id = $1', values: [userId] };
const write = {
  name: 'write',
  text: 'update profiles set phone = $2, updated_at = now() where user_id = $1 returning *',
  values: [userId, '+1 617 555 0123'],
};

// The page with the headers of the other side as well, which are no work of ours: what is left is.
const server = createServer(async (request, response) => {
  if (request.url === '/page') return response.setHeader('Content-Type', 'text/html').end(page);
  if (request.url === '/page-with-headers') return response.writeHead(200, headers).end(page);
  for await (const _ of request);
  const { rows } = await pool.query(request.method === 'PUT' ? write : read);
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(rows[0]));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
