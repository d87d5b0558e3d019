import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { givenWork } from './children.ts';
import type { BareQuery } from './office-screens.ts';

// The least that could answer the office's screens: node:http and their queries, past row-level security, without
// identity or checks. A child of `bench/office.ts`, on the same database as the program.
const [connection, screens] = await givenWork<[pg.PoolConfig, Record<string, BareQuery[]>]>();
// At the usual cost of a random read the planner reads all 10,000 profiles for 51 of them, and none too many of a million:
// the bare side would be the slower for being the smaller, and flatter us.
const pool = new pg.Pool({ ...connection, max: 8, options: '-c random_page_cost=1.1' });

const server = createServer(async (request, response) => {
  const queries = screens[decodeURIComponent(request.url?.slice(1) ?? '')] ?? [];
  const client = await pool.connect();
  try {
    const answers = [];
    for (const query of queries) answers.push((await client.query(query)).rows);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answers));
  } finally {
    client.release();
  }
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
