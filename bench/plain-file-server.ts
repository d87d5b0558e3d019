import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { givenWork } from './children.ts';

/** The least that takes and gives files: no identity, no row, no hash, no check, no encryption. Writes are synced. */
const folder = join(await givenWork<string>(), 'plain');
mkdirSync(folder, { recursive: true });
const highWaterMark = 256 * 1024;

const server = createServer({ highWaterMark }, async (incoming, outgoing) => {
  const file = join(folder, (incoming.url ?? '').slice(1));
  if (incoming.method === 'PUT') {
    await pipeline(incoming, createWriteStream(file, { flush: true }));
    outgoing.writeHead(204).end();
  } else await pipeline(createReadStream(file, { highWaterMark }), outgoing);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
