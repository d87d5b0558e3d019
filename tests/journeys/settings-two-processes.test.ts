import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OfficeSettings } from '#features/settings/contract.ts';
import { maintenanceTexts } from '#features/site/texts/maintenance.ts';
import { openCluster, superuserConnection } from '#platform/server/postgres/cluster.ts';
import { aBrowser } from '../support/browser.ts';
import { inDatabaseOf } from '../support/journey-database.ts';
import { layReadyCluster } from '../support/ready-cluster.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';

/** The built program twice over one database: an admin saves at the first, and people who come to the second meet it. */
const folder = mkdtempSync(join(tmpdir(), 'rumo-two-'));
const dataDir = join(folder, 'data');
let first: RunningApp;
let second: RunningApp;

const ana = aBrowser(() => first.url);
const maria = aBrowser(() => second.url);
let hers: Awaited<ReturnType<typeof maria.signIn>>;
let admins: Awaited<ReturnType<typeof ana.signIn>>;

beforeAll(async () => {
  await layReadyCluster(dataDir);
  first = await startApp(dataDir);
  // The second begins no database of its own: it is told where the first one's is, and shares its files and its key.
  const { host, port, user } = superuserConnection(openCluster(dataDir, {}));
  const address = `postgres://${user}@localhost:${port}/rumo?host=${encodeURIComponent(host)}`;
  second = await startApp(dataDir, { DATABASE_URL: address });
  admins = await ana.signIn('ana.ribeiro@example.com', 'Ana Ribeiro');
  const admin_key = /Admin Setup Key[^\n]*\n\s+(\S+)/.exec(first.printed())?.[1];
  const body = JSON.stringify({ admin_key });
  expect((await ana.call('/api/admin-setup', admins, { method: 'POST', body })).status).toBe(200);
  hers = await maria.signIn('maria@example.com', 'Maria Whitaker');
});
afterAll(async () => {
  await second?.stop();
  await first?.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() =>
  inDatabaseOf(dataDir, (root) =>
    root
      .deleteFrom('system_settings')
      .execute()
      .then(() => {}),
  ),
);

/** At the first, as the settings screen does it. */
async function save(key: keyof OfficeSettings['values'] & keyof OfficeSettings['changes'], value: unknown) {
  const known: OfficeSettings = await (await ana.call('/api/office/settings', admins)).json();
  const body = JSON.stringify({
    changes: [{ key, value, version: known.changes[key]?.version ?? 0 }],
  });
  const answer = await ana.call('/api/office/settings', admins, { method: 'PUT', body });
  expect(await answer.json()).toMatchObject({ saved: [key] });
}

/** A page of the second, as a browser gets it. */
async function page(path: string) {
  const answer = await fetch(second.url + path);
  return { status: answer.status, text: await answer.text() };
}
const post = (path: string, body: object) =>
  maria.call(path, hers, { method: 'POST', body: JSON.stringify(body) });

test('somebody new is refused at the second once the first has closed registrations, and let in once it has opened them', async () => {
  await save('allow_registrations', false);
  const stranger = aBrowser(() => second.url);
  const end = await stranger.choose(await stranger.begin(), 'new@example.com', 'Nora New');
  expect(end.searchParams.get('error_code')).toBe('registrations_closed');
  const found = await inDatabaseOf(dataDir, (root) =>
    root.selectFrom('accounts').select('id').where('email', '=', 'new@example.com').execute(),
  );
  expect(found).toEqual([]);
  // Whoever has an account comes in as before.
  expect((await aBrowser(() => second.url).signIn('maria@example.com')).user.id).toBe(hers.user.id);

  await save('allow_registrations', true);
  expect((await aBrowser(() => second.url).signIn('new@example.com', 'Nora New')).user.email).toBe(
    'new@example.com',
  );
  // Signing in elsewhere left her first browser alone.
  expect((await maria.call('/api/profile', hers)).status).toBe(200);
});

test('maintenance closes the pages and the API of the second, and opens them again', async () => {
  expect((await page('/contact')).status).toBe(200);
  await save('maintenance_mode', true);
  expect((await maria.call('/api/profile', hers)).status).toBe(503);
  await expect.poll(async () => (await page('/contact')).status).toBe(503);
  expect((await page('/contact')).text).toContain(maintenanceTexts.title);
  await save('maintenance_mode', false);
  expect((await maria.call('/api/profile', hers)).status).toBe(200);
  await expect.poll(async () => (await page('/contact')).status).toBe(200);
});

test('the name and the address for help stand in the pages of the second', async () => {
  const before = (await page('/contact')).text;
  expect(before).toContain('support@example.com');
  await save('site_name', 'Visas of Ours');
  await save('support_email', 'desk@example.com');
  await expect.poll(async () => (await page('/contact')).text).toContain('mailto:desk@example.com');
  await expect
    .poll(async () => /<title>[^<]*<\/title>/.exec((await page('/contact')).text)?.[0])
    .toContain('Visas of Ours');
});

test('the fee is what the second tells people', async () => {
  const fee = async () => (await (await fetch(`${second.url}/api/settings/public`)).json()).application_fee;
  expect(await fee()).toBe(0);
  await save('application_fee', 49.5);
  expect(await fee()).toBe(49.5);
});

test('the largest file and the most applications are held by the second', async () => {
  const subscription = { subscription_plan: 'premium', subscription_status: 'active', provider: 'test' };
  await inDatabaseOf(dataDir, (root) =>
    root
      .insertInto('subscriptions')
      .values({ user_id: hers.user.id, ...subscription } as never)
      .execute(),
  );
  const own = await (await post('/api/applications', {})).json();
  const upload = async (megabytes: number) => {
    const file = { file_name: 'passport.pdf', file_size: megabytes * 1024 * 1024 };
    const application_id = own.application.id;
    return (await post('/api/documents', { ...file, application_id, document_category: 'general' })).status;
  };
  expect(await upload(6)).toBe(200);
  await save('max_file_size', 5);
  expect(await upload(6)).toBe(413);

  const add = async (applicant_name: string) =>
    (await post('/api/applications', { applicant: 'child', applicant_name })).status;
  await save('max_applications_per_user', 1);
  expect(await add('Ada Whitaker')).toBe(409);
  await save('max_applications_per_user', 2);
  expect(await add('Ada Whitaker')).toBe(200);
  expect(await add('Ben Whitaker')).toBe(409);
});
