import { Hono } from 'hono';
import { sql } from 'kysely';
import { onError } from '#app/server/error-map.ts';
import { mountRoute } from '#app/server/mount-route.ts';
import { claimAdmin } from '#features/accounts/contract/accounts.ts';
import { AppError } from '#platform/server/app-error.ts';
import { listen } from '#platform/server/http/listen.ts';
import type { AppEnv } from '#platform/server/http/request.ts';
import { guarded, route } from '#platform/server/http/route.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { createRateLimit } from '#platform/server/rate-limit.ts';
import { hashSecret } from '#platform/server/secrets.ts';
import type { SignedIn, TestServer } from './server.ts';

const key = 'the-key-that-was-printed-at-the-first-start';
const racers = 20;

/**
 * As many people as `racers` claim the first admin with the right key at the same moment, `rounds` times, each time
 * from a fresh start. Answers how many admins each round made, and how many callers were told that they are one.
 */
export async function raceForAdmin(
  server: TestServer,
  rounds: number,
  url = server.url,
): Promise<{ admins: number; told: number }[]> {
  const people = await Promise.all(Array.from({ length: racers }, () => server.aPerson()));
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    await freshStart(server);
    const signedIn = await Promise.all(people.map((person) => server.signedIn(person)));
    const answers = await Promise.all(signedIn.map((headers) => claim(url, headers, key)));
    const admins = await server.root
      .selectFrom('user_roles')
      .where('role', '=', 'admin')
      .select('user_id')
      .execute();
    results.push({ admins: admins.length, told: answers.filter(({ status }) => status === 200).length });
  }
  return results;
}

/** A server on which nobody is admin yet and the key waits. */
export async function freshStart({ root, passTime }: TestServer): Promise<string> {
  await withoutAdmins(root);
  await root.deleteFrom('admin_setup').execute();
  await root.deleteFrom('rate_limits').execute();
  await root.deleteFrom('sessions').execute();
  await root
    .insertInto('admin_setup')
    .values({ key_hash: hashSecret(key) })
    .execute();
  // The coarse limit per minute must not decide the race.
  passTime(61_000);
  return key;
}

/** As before the first admin: the database itself keeps the last one, so this goes past its triggers. */
export async function withoutAdmins(root: TestServer['root']): Promise<void> {
  await root.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.deleteFrom('user_roles').execute();
  });
}

/** Types a key and presses the button. */
export function claim(url: string, headers: SignedIn, adminKey: string): Promise<Response> {
  return fetch(`${url}/api/admin-setup`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ admin_key: adminKey }),
  });
}

/**
 * The same endpoint as it is often written: look whether there is an admin, then make one. On a port of its own,
 * over the same database, to show that the race finds out.
 */
export async function startNaiveSetup({ platform }: TestServer) {
  const app = new Hono<AppEnv>();
  app.onError(onError(platform));
  const naive = route(claimAdmin, { policy: 'person', limits: guarded }, naiveClaim);
  mountRoute(app, naive, platform, createRateLimit(platform.clock));
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  return { url: `http://127.0.0.1:${listening.port}`, stop: () => listening.stop() };
}

async function naiveClaim(_input: unknown, { person, platform }: RequestContext<'person'>) {
  const admin = await platform.database.asSystem('naive: look', (tx) =>
    tx.selectFrom('user_roles').where('role', '=', 'admin').select('user_id').executeTakeFirst(),
  );
  if (admin) throw new AppError('setup_refused');
  await platform.database.asSystem('naive: make', (tx) =>
    tx.insertInto('user_roles').values({ user_id: person.userId, role: 'admin' }).execute(),
  );
  return { role: 'admin' as const };
}
