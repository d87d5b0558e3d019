import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { startChild } from './children.ts';
import { load } from './load.ts';
import type { World } from './prepare.ts';
import type { Row } from './row.ts';
import { secondsOf } from './short.ts';

const shape = { connections: 16, seconds: secondsOf(6) };

/** The landing page and its largest script, each against a Buffer of the same bytes from node:http. */
export async function measureLanding({ url, userId, connection }: World): Promise<Row[]> {
  const headers = { 'accept-encoding': 'br' };
  const page = await (await fetch(url)).text();
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(page)?.[0];
  if (!script) throw new Error('the landing page names no script');

  const rows: Row[] = [];
  for (const [what, path] of [
    ['landing page', '/'],
    ['script, brotli', script],
  ] as const) {
    const bytes = await bytesOf(url + path);
    const port = await startChild('bench/bare-server.ts', [connection, userId, bytes.toString('base64')]);
    const ours = await load({ url: url + path, headers }, shape);
    const bare = await load({ url: `http://127.0.0.1:${port}/page` }, shape);
    rows.push({
      what: `${what} (${bytes.length} bytes sent)`,
      ours: ours.perSecond,
      bare: bare.perSecond,
      p99: ours.p99,
    });
  }
  return rows;
}

/** What comes over the wire, compressed as it is. */
async function bytesOf(address: string): Promise<Buffer> {
  const asked = request(address, { headers: { 'accept-encoding': 'br' } }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return Buffer.concat(await response.toArray());
}
