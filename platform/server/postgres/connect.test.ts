import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectWhenReady } from './cluster.ts';
import { socketPort } from './data-folder.ts';

/** A server that ends at any moment of somebody's connecting, as one does that is killed. */
let folder: string;
let server: Server;
let came: number;
const cluster = () => ({ socketDir: folder }) as Parameters<typeof connectWhenReady>[0];

async function whoever(comes: (socket: Socket) => void): Promise<void> {
  server = createServer((socket) => {
    came += 1;
    socket.on('error', () => {});
    comes(socket);
  });
  await new Promise<void>((ready) => server.listen(join(folder, `.s.PGSQL.${socketPort}`), ready));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rumo-connect-'));
  came = 0;
});
afterEach(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['before it has read anything', (socket: Socket) => socket.destroy()],
  ['after it has read the greeting', (socket: Socket) => socket.once('data', () => socket.destroy())],
] as const)('a server that ends %s is none, and is tried again while one may come', async (_when, comes) => {
  await whoever((socket) => comes(socket));
  let tries = 0;
  expect(await connectWhenReady(cluster(), () => ++tries < 4)).toBeUndefined();
  expect(came).toBe(4);
});
