import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maintenanceTexts } from '#features/site/texts/maintenance.ts';
import { type Listening, listen } from '#platform/server/http/listen.ts';
import type { AppEnv } from '#platform/server/http/request.ts';
import { bufferSender } from '#platform/server/http/shared-page.ts';
import { type Live, openLive } from '#platform/server/live.ts';
import { followLive } from '#tests/support/live-client.ts';
import { aServer, type SignedIn } from '#tests/support/server.ts';
import { createApp } from './app.ts';
import { pageRoute, type RenderPage } from './page-route.ts';

/** Two processes on one database: an admin saves through the first, people come to the second. */
const server = aServer();
let live: Live;
let second: Listening;
let admin: SignedIn;
const now = new Date();

beforeAll(async () => {
  live = openLive(server.connections.logins.rumo_anon, server.platform.log);
  const app = createApp({ ...server.platform, live });
  // Its clock stands still: what it kept is never too old, so that only the notice of a change can drop it.
  const still = { ...server.platform, live, clock: () => now };
  app.get('*', pageRoute({ en: pages, pt: pages }, still, bufferSender(server.url)));
  second = await listen(app, { host: '127.0.0.1', port: 0 });
  admin = await server.signedIn(await server.aPerson({ role: 'admin' }));
});
afterAll(async () => {
  await live.stop();
  await second.stop();
});
beforeEach(() => server.root.deleteFrom('system_settings').execute());

/** A page that is the same for everybody, and says which settings it was made with. */
const pages: RenderPage = async (_request, context) => {
  const { site_name } = await context.getPublicSettings();
  const headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
  return new Response(context.closed ? 'closed' : site_name, { headers });
};

async function save(key: string, value: unknown): Promise<void> {
  const body = JSON.stringify({ changes: [{ key, value, version: 0 }] });
  const headers = { ...admin, 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/api/office/settings`, { method: 'PUT', headers, body });
  expect(await answer.json()).toMatchObject({ saved: [key], not_saved: [] });
}

const ask = (path: string, init: RequestInit & { who?: SignedIn } = {}) =>
  fetch(`http://127.0.0.1:${second.port}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { ...init.who, ...(init.headers as Record<string, string>) },
  });
const post = (path: string, who: SignedIn, body: object) =>
  ask(path, {
    method: 'POST',
    who,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const asPerson = async (role: 'user' | 'moderator' = 'user') =>
  server.signedIn(await server.aPerson({ role }));

describe('maintenance', () => {
  test('people are refused what they ask of the API, and what they could do with it is left undone', async () => {
    const maria = await server.aPerson();
    const headers = await server.signedIn(maria);
    await save('maintenance_mode', true);
    const refused = await post('/api/applications', headers, {});
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toEqual({
      error: {
        code: 'unavailable',
        message: maintenanceTexts.refusal,
        request_id: expect.any(String),
        details: { maintenance: true },
      },
    });
    const rows = await server.root
      .selectFrom('visa_applications')
      .select('id')
      .where('user_id', '=', maria.id)
      .execute();
    expect(rows).toEqual([]);
    // It is no failure of ours, and a busy site must not fill the log with it.
    expect(server.lines.filter((line) => line.includes('"refused"'))).toEqual([]);
  });

  test('staff go on, and everybody may sign in, sign out and learn that it is over', async () => {
    const [applicant, moderator] = [await asPerson(), await asPerson('moderator')];
    await save('maintenance_mode', true);
    for (const path of ['/api/office/overview', '/api/profile', '/api/applications']) {
      expect((await ask(path, { who: moderator })).status, path).toBe(200);
    }
    for (const path of ['/api/health', '/api/settings/public', '/auth/v1/.well-known/jwks.json']) {
      expect((await ask(path)).status, path).toBe(200);
    }
    expect((await ask('/api/account', { who: applicant })).status).toBe(200);
    expect((await ask('/api/profile', { who: applicant })).status).toBe(503);
    await server.root.deleteFrom('system_settings').execute();
    expect((await ask('/api/profile', { who: applicant })).status).toBe(200);
  });

  test('every page answers 503 at once, also one that was kept, and comes back at once', async () => {
    expect(await (await ask('/')).text()).toBe('Visa Application Portal');
    await save('maintenance_mode', true);
    await expect.poll(async () => (await ask('/')).status).toBe(503);
    for (const path of ['/', '/dashboard', '/pitches/one', '/nothing?here=1']) {
      const answer = await ask(path, { headers: { 'if-none-match': '"anything"' } });
      expect([answer.status, await answer.text()], path).toEqual([503, 'closed']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-maintenance')).toBe('on');
    }
    for (const path of ['/auth', '/auth/callback', '/admin', '/admin/settings', '/admin-setup', '/staff']) {
      expect((await ask(path)).status, path).toBe(200);
    }
    await server.root.deleteFrom('system_settings').execute();
    await expect.poll(async () => (await ask('/')).status).toBe(200);
  });

  test('a browser of staff gets the pages, one of an applicant does not, and neither spoils it for others', async () => {
    await save('maintenance_mode', true);
    await expect.poll(async () => (await ask('/')).status).toBe(503);
    const cookie = ({ cookie }: SignedIn) => ({ headers: { cookie } });
    const [moderator, applicant] = [await asPerson('moderator'), await asPerson()];
    for (let time = 0; time < 2; time += 1) {
      expect((await ask('/', cookie(moderator))).status).toBe(200);
      expect((await ask('/', cookie(applicant))).status).toBe(503);
      expect((await ask('/')).status).toBe(503);
    }
  });

  test('tells when to come back, within reason', async () => {
    await save('maintenance_until', new Date(now.getTime() + 20 * 60_000).toISOString());
    await save('maintenance_mode', true);
    await expect.poll(async () => (await ask('/')).status).toBe(503);
    expect((await ask('/')).headers.get('retry-after')).toBe('1200');
  });

  test('an open page hears of it at once, without a word about anything else', async () => {
    const stream = await followLive(`http://127.0.0.1:${second.port}`, await asPerson());
    await save('maintenance_mode', true);
    await stream.change('settings');
    expect(stream.changes()).toEqual(['settings']);
    await stream.leave();
  });
});

test('a new name stands in the next page, though the old one was kept', async () => {
  expect(await (await ask('/')).text()).toBe('Visa Application Portal');
  await save('site_name', 'Rumo');
  await expect.poll(async () => (await ask('/')).text()).toBe('Rumo');
});

test('a page that was being made when the settings changed is not kept', async () => {
  const app = new Hono<AppEnv>();
  const begun = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const slow: RenderPage = async (request, context) => {
    const { site_name } = await context.getPublicSettings();
    if (site_name !== 'Rumo') {
      begun.resolve();
      await go.promise;
    }
    return pages(request, context);
  };
  let changed = () => {};
  const platform = {
    ...server.platform,
    live: {
      ...live,
      onSettings: (call: () => void) => {
        changed = call;
        return () => {};
      },
    },
  };
  const sent: string[] = [];
  app.use(
    pageRoute({ en: slow, pt: slow }, platform, (c, body) => {
      sent.push(body.toString());
      return c.body(null);
    }),
  );
  const first = app.request('/');
  await begun.promise;
  await save('site_name', 'Rumo');
  changed();
  go.resolve();
  await first;
  await app.request('/');
  expect(sent).toEqual(['Visa Application Portal', 'Rumo']);
});

test('a smaller limit counts for the next upload, and a larger one too', async () => {
  const maria = await server.aPerson();
  const headers = await server.signedIn(maria);
  const { id } = await server.anApplication({ owner: maria });
  const upload = async (megabytes: number) => {
    const body = {
      application_id: id,
      file_name: 'passport.pdf',
      file_size: megabytes * 1024 * 1024,
      document_category: 'general',
    };
    return (await post('/api/documents', headers, body)).status;
  };
  expect(await upload(11)).toBe(413);
  await save('max_file_size', 12);
  expect(await upload(11)).toBe(200);
});

test('how many applications one may have, the fee, the address for help: the next answer has them', async () => {
  await save('max_applications_per_user', 2);
  await save('application_fee', 25);
  await save('support_email', 'new@example.com');
  await save('allow_registrations', false);
  const known = await (await ask('/api/settings/public')).json();
  expect(known).toMatchObject({
    application_fee: 25,
    support_email: 'new@example.com',
    allow_registrations: false,
  });
  const maria = await server.aPerson();
  await server.root
    .insertInto('subscriptions')
    .values({
      user_id: maria.id,
      subscription_plan: 'premium',
      subscription_status: 'active',
      provider: 'test',
    })
    .execute();
  const own = await (await ask('/api/applications', { who: await server.signedIn(maria) })).json();
  expect(own).toMatchObject({ allowance: { allowed: 2, limited_by: 'setting' } });
});
