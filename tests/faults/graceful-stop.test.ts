import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { layReadyCluster } from '../support/ready-cluster.ts';
import { findFreePort, startApp } from '../support/running-app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'rumo-stop-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('told to stop, it answers whoever has asked, takes nobody new and ends with 0', async () => {
  await layReadyCluster(dataDir);
  const app = await startApp(dataDir);
  const { hostname, port } = new URL(app.url);

  // Half a request stands for one that is being worked on: its end comes after the signal.
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('connect', resolve));
  const body = '{}';
  socket.write(
    `POST /api/applications HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`,
  );
  const refused = waitUntilRefused(app.url);
  const code = app.stop();
  await refused;
  socket.write(`Connection: close\r\n\r\n${body}`);
  await closed;

  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(await code).toBe(0);

  const again = await startApp(dataDir);
  expect((await fetch(`${again.url}/api/health`)).status).toBe(200);
  expect(await again.stop()).toBe(0);
});

test('told to stop while it starts, it takes the database it began along', async () => {
  const pid = join(dataDir, 'postgres/postmaster.pid');
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(await findFreePort()), DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  await expect.poll(() => existsSync(pid), { interval: 5, timeout: 30_000 }).toBe(true);
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(existsSync(pid)).toBe(false);
});

/** Resolves when new connections are turned away. */
async function waitUntilRefused(url: string): Promise<void> {
  for (;;) {
    const taken = await fetch(`${url}/favicon.svg`, { headers: { connection: 'close' } }).catch(
      () => undefined,
    );
    if (!taken) return;
    await taken.arrayBuffer();
  }
}
