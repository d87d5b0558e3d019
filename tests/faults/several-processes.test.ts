import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPostgres, startPostgres } from '#platform/server/postgres/start-postgres.ts';
import { payAtBilling } from '../support/billing.ts';
import { aBrowser } from '../support/browser.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';

/** The work in two processes on a database of one's own: one serves pages, the other runs jobs. */
const folder = mkdtempSync(join(tmpdir(), 'rumo-roles-'));
let postgres: RunningPostgres;
let owner: pg.Client;
let settings: NodeJS.ProcessEnv;
let worker: RunningApp;
let web: RunningApp;

beforeAll(async () => {
  postgres = await startPostgres({ dataDir: join(folder, 'server'), settings: { fsync: 'off' } });
  const superuser = new pg.Client(postgres.connection);
  await superuser.connect();
  await superuser.query('create role firm login createrole');
  await superuser.query('create database firm owner firm');
  await superuser.end();
  owner = new pg.Client({ ...postgres.connection, database: 'firm' });
  await owner.connect();
  const url = new URL('postgres://firm@localhost/firm');
  url.searchParams.set('host', String(postgres.connection.host));
  settings = { DATABASE_URL: url.href, DOCUMENT_KEY: Buffer.alloc(32, 7).toString('base64') };
});
afterAll(async () => {
  await Promise.all([web?.stop(), worker?.stop()]);
  await owner?.end();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const dataDir = join(folder, 'data');
const runMigrate = () =>
  spawnSync(process.execPath, ['tools/migrate.ts'], {
    env: { ...process.env, ...settings, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
const start = (role: 'web' | 'worker') => startApp(dataDir, { ...settings, ROLE: role });
const count = async (question: string) => (await owner.query<{ count: number }>(question)).rows[0]?.count;
const welcomed = () =>
  count(`select count(*)::int from outbox_mails where template = 'welcome' and status = 'sent'`);
const visit = (app: RunningApp, path: string) => fetch(app.url + path, { redirect: 'manual' });

test('one command brings the database up to date, and a second time there is nothing to do', () => {
  const first = runMigrate();
  expect(first.stderr).toBe('');
  const [, steps] =
    /^The database has all (\d+) steps of this version, \1 of them new\.\n$/.exec(first.stdout) ?? [];
  expect(Number(steps)).toBeGreaterThan(50);
  expect(runMigrate().stdout).toBe(`The database has all ${steps} steps of this version, 0 of them new.\n`);
});

test('a process for jobs answers probes and nothing else', async () => {
  worker = await start('worker');
  for (const path of ['/api/live', '/api/ready', '/api/health'])
    expect((await visit(worker, path)).status, path).toBe(200);
  for (const path of [
    '/',
    '/admin-setup',
    '/api/facts',
    '/auth/v1/authorize?provider=google',
    '/api/healthy',
  ]) {
    const refused = await visit(worker, path);
    expect([refused.status, await refused.text()], path).toEqual([
      404,
      'This process runs jobs and serves no pages (ROLE=worker).\n',
    ]);
  }
  expect(worker.printed()).not.toContain('Admin Setup Key');
});

test('what is asked for at the one is done by the other', async () => {
  web = await start('web');
  expect(web.printed()).toContain('Admin Setup Key');
  await aBrowser(() => web.url).signIn('ruth.abernathy@example.com', 'Ruth Abernathy');
  await expect.poll(welcomed, { timeout: 20_000 }).toBe(1);
});

test('a plan that was bought at the one is in effect once the other has handed the payment on', async () => {
  const browser = aBrowser(() => web.url);
  const session = await browser.signIn('ruth.abernathy@example.com', 'Ruth Abernathy');
  const begun = await browser.call('/api/billing/create-checkout', session, {
    method: 'POST',
    body: JSON.stringify({ plan: 'standard' }),
  });
  const { url } = (await begun.json()) as { url: string };
  expect((await payAtBilling(url)).status).toBe(303);
  const active = () => count(`select count(*)::int from subscriptions where subscription_status = 'active'`);
  await expect.poll(active, { timeout: 60_000 }).toBe(1);
});

test('while no process runs jobs they wait, and health says so; the next one does them', async () => {
  await worker.stop();
  await expect.poll(async () => (await visit(web, '/api/health')).status, { timeout: 20_000 }).toBe(503);
  const { worker: jobs, database } = await (await visit(web, '/api/health')).json();
  expect(jobs.ok).toBe(false);
  expect(database.ok).toBe(true);
  // Balancers go on: pages are served.
  expect((await visit(web, '/api/ready')).status).toBe(200);
  await aBrowser(() => web.url).signIn('walter.abernathy@example.com', 'Walter Abernathy');
  expect(await welcomed()).toBe(1);
  worker = await start('worker');
  await expect.poll(welcomed, { timeout: 20_000 }).toBe(2);
  await expect.poll(async () => (await visit(web, '/api/health')).status, { timeout: 20_000 }).toBe(200);
});
