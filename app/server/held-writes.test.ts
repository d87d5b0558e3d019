import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aBrowser } from '#tests/support/browser.ts';
import { aServer } from '#tests/support/server.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';

const server = aServer({ poolSize: 6 });

/** Four of six connections may write. */
const held = 4;

test('ten writes that wait for a lock hold up neither reads nor sign-in', async () => {
  const { root, database } = server;
  for (const login of ['rumo_app', 'rumo_app_system'])
    await sql`do ${sql.lit(
      `begin execute format('alter role ${login} in database %I set lock_timeout = 0', current_database()); end`,
    )}`.execute(root);
  const browser = aBrowser(() => server.url);
  const session = await browser.signIn('maria@example.com', 'Maria Lopez');
  const reader = aBrowser(() => server.url);
  const own = await reader.signIn('paul@example.com', 'Paul Lopez');
  const save = () =>
    browser.call('/api/profile', session, {
      method: 'PUT',
      body: JSON.stringify({
        full_name: 'Maria Lopez',
        phone: null,
        nationality: null,
        current_location: null,
      }),
    });
  const forget = () =>
    database.asSystem('test', (tx) => tx.deleteFrom('profiles').where('user_id', '=', own.user.id).execute());

  const { saving, forgetting } = await root.transaction().execute(async (tx) => {
    await sql`lock table profiles in share mode`.execute(tx);
    const saving = Array.from({ length: 10 }, save);
    const forgetting = Array.from({ length: 10 }, () => forget().catch(() => undefined));
    await untilWaiting(root, 2 * held);

    for (const path of ['/api/profile', '/api/account', '/api/applications'])
      expect((await reader.call(path, own)).status, path).toBe(200);
    expect((await reader.refresh(own.refresh_token)).status).toBe(200);
    const newcomer = aBrowser(() => server.url);
    expect((await newcomer.signIn('ruth@example.com', 'Ruth Abernathy')).user.email).toBe('ruth@example.com');
    expect(server.platform.load.isDatabaseOverloaded()).toBe(false);
    // The others still wait in line, and are seen there.
    await untilWaiting(root, 2 * held);
    return { saving, forgetting };
  });
  const statuses = (await Promise.all(saving)).map(({ status }) => status);
  // All of them, unless the machine was so slow that some had waited for five seconds.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(held);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await Promise.all(forgetting);
  expect(database.pools().map(({ waiting }) => waiting)).toEqual([0, 0, 0, 0]);
});
