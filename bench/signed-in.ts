import { startChild } from './children.ts';
import { load } from './load.ts';
import type { World } from './prepare.ts';
import type { Row } from './row.ts';
import { secondsOf } from './short.ts';

const shape = { connections: 16, seconds: secondsOf(6) };

/** One signed-in read and one signed-in write through the whole stack, against the same query served bare. */
export async function measureSignedIn({ url, headers, userId, connection }: World): Promise<Row[]> {
  const port = await startChild('bench/bare-server.ts', [connection, userId, '']);
  const bare = `http://127.0.0.1:${port}/profile`;
  const body = JSON.stringify({
    full_name: 'Margaret Ellison',
    phone: '1',
    nationality: null,
    current_location: null,
  });
  const put = { method: 'PUT' as const, body };
  const json = { 'content-type': 'application/json' };

  const read = await load({ url: `${url}/api/profile`, headers }, shape);
  const bareRead = await load({ url: bare }, shape);
  const write = await load({ url: `${url}/api/profile`, headers: { ...headers, ...json }, ...put }, shape);
  const bareWrite = await load({ url: bare, ...put }, shape);
  return [
    { what: 'signed-in read, 16 connections', ours: read.perSecond, bare: bareRead.perSecond, p99: read.p99 },
    {
      what: 'signed-in write with audit, 16 connections',
      ours: write.perSecond,
      bare: bareWrite.perSecond,
      p99: write.p99,
    },
  ];
}
