import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';

let folder: string;
let apps: RunningApp[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rumo-start-'));
  apps = [];
});

afterEach(async () => {
  for (const app of apps) await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(name: string, env?: NodeJS.ProcessEnv): Promise<RunningApp> {
  const app = await startApp(join(folder, name), env);
  apps.push(app);
  return app;
}

/** All that a start which fails has to say. */
const printedBy = (starting: Promise<RunningApp>) =>
  starting.then(
    () => 'it started',
    (error: Error) => error.message,
  );

async function health(app: RunningApp) {
  const answer = await fetch(`${app.url}/api/health`);
  return { status: answer.status, body: await answer.json() };
}

it('an operator starts it on an empty folder, reads the address, opens it and stops it', async () => {
  const app = await start('data');
  expect(app.printed()).toContain(app.url);
  expect(await health(app)).toMatchObject({
    status: 200,
    body: { status: 'ready', database: { ok: true }, files: { ok: true }, worker: { ok: true } },
  });

  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const answer = await page.goto(app.url);
    expect(answer?.status()).toBe(200);
    await expect.poll(() => page.locator('body').textContent()).toContain('Rumo');
  } finally {
    await browser.close();
  }

  expect(await app.stop()).toBe(0);
  await expect(fetch(app.url)).rejects.toThrow();
  expect(existsSync(join(folder, 'data/postgres/postmaster.pid'))).toBe(false);
});

it('two instances run side by side', async () => {
  const [one, two] = [await start('one'), await start('two')];
  expect((await health(one)).status).toBe(200);
  expect(await two.stop()).toBe(0);
  expect((await health(one)).status).toBe(200);
});

it('after a crash the next start is ready again', async () => {
  const before = await start('data');
  await before.kill();
  expect((await health(await start('data'))).status).toBe(200);
});

it('an operator whose port is taken, or whose folder is none, reads that, and no database goes on without them', async () => {
  const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = await printedBy(start('two', { PORT: String(port) }));
  other.close();
  expect(taken).toMatch(
    /\nAnother program answers at 127\.0\.0\.1, port \d+ already\. Set PORT to a free one\.\n$/,
  );
  expect(existsSync(join(folder, 'two/postgres/PG_VERSION'))).toBe(true);
  expect(existsSync(join(folder, 'two/postgres/postmaster.pid'))).toBe(false);

  writeFileSync(join(folder, 'three'), '');
  expect(await printedBy(start('three'))).toMatch(/\nDATA_DIR cannot be used: [^\n]*three'\n$/);
});

it('an operator who mistypes a setting reads which one', async () => {
  await expect(start('data', { LOG_LEVEL: 'loud', PUBLIC_URL: 'https://visa.example.com' })).rejects.toThrow(
    /LOG_LEVEL: must be one of/,
  );
});
