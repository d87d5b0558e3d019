import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { LoadContext } from '#features/site/contract.ts';
import type { AppEnv } from '#platform/server/http/request.ts';
import type { SendBuffer } from '#platform/server/http/shared-page.ts';
import { aServer } from '#tests/support/server.ts';
import { pageRoute } from './page-route.ts';

const server = aServer();

/** What a page that is rendered for one visitor alone may frame. */
async function framed(): Promise<string | undefined> {
  const app = new Hono<AppEnv>();
  const pages = async () => new Response('<html></html>', { headers: { 'Cache-Control': 'no-store' } });
  app.use(pageRoute({ en: pages, pt: pages }, server.platform, () => new Response('shared')));
  const { headers } = await app.request('/visa-process');
  return /frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
}

test("a page may frame our own files and the tax office's site, and follows when that moves", async () => {
  expect(await framed()).toBe("'self' blob: https://www.portaldasfinancas.gov.pt");
  await server.root
    .insertInto('system_settings')
    .values({ setting_key: 'nif_portal_url', setting_value: '"https://nif.example:8443/entry?lang=en"' })
    .execute();
  expect(await framed()).toBe("'self' blob: https://nif.example:8443");
});

test.each(['https://127.0.0.1/entry', 'https://intranet.internal/', 'https://localhost'])(
  'a page frames no address inside of a network, also one that was saved before that was refused: %s',
  async (address) => {
    await server.root
      .updateTable('system_settings')
      .set({ setting_value: JSON.stringify(address) })
      .where('setting_key', '=', 'nif_portal_url')
      .execute();
    expect(await framed()).toBe("'self' blob:");
  },
);

test('letters written with a percent sign lead to the one address of a page, also past the office', async () => {
  const app = new Hono<AppEnv>();
  const pages = async () => new Response('a page', { headers: { 'Cache-Control': 'no-store' } });
  app.use(pageRoute({ en: pages, pt: pages }, server.platform, () => new Response('shared')));
  const ask = async (path: string) => {
    const { status, headers } = await app.request(path);
    return [status, headers.get('location')];
  };
  expect(await ask('/pt/%61dmin/users?role=admin')).toEqual([308, '/pt/admin/users?role=admin']);
  expect(await ask('/pt/admin/users?role=admin')).toEqual([302, '/admin/users?role=admin']);
  expect(await ask('/%61dmin')).toEqual([308, '/admin']);
  expect(await ask('/pt/contact')).toEqual([200, null]);
  expect(await ask('//example.com/%61')).toEqual([200, null]);
});

test('while the database is away a public page is the one that was shown last, and any other answers 503', async () => {
  let isAway = false;
  let passed = 0;
  const { platform } = server;
  const asActor: typeof platform.database.asActor = (...question) =>
    isAway ? Promise.reject(new Error('no database')) : platform.database.asActor(...question);
  const clock = () => new Date(Date.now() + passed);
  const pages = async (request: Request, context: LoadContext) => {
    const settings = await context.getPublicSettings().catch(() => undefined);
    const cache = request.url.endsWith('/support') ? 'public' : 'no-store';
    return new Response(settings?.site_name ?? 'failed', {
      status: settings ? 200 : 500,
      headers: { 'Cache-Control': cache },
    });
  };
  const app = new Hono<AppEnv>();
  const send: SendBuffer = (_c, body, headers, status) => new Response(String(body), { status, headers });
  const reached = { ...platform, clock, database: { ...platform.database, asActor } };
  app.use(pageRoute({ en: pages, pt: pages }, reached, send));
  const ask = async (path: string) => {
    const answer = await app.request(path);
    return [answer.status, await answer.text(), answer.headers.get('retry-after')];
  };
  const shown = await ask('/support');
  expect(shown).toEqual([200, expect.not.stringContaining('failed'), null]);
  isAway = true;
  passed = 3_600_000;
  expect(await ask('/support')).toEqual(shown);
  expect(await ask('/visa-process')).toEqual([503, 'failed', '5']);
});

describe('the advertiser', () => {
  const id = 'AW-123456789/AbC-D_efG';
  const agreed = { cookie: 'theme=dark; rumo_ads=1' };

  /** Which pictures a page may ask for, and which conversion its screen may report. */
  async function asked(path: string, headers: Record<string, string>, adsConversionId: string | undefined) {
    let context: LoadContext | undefined;
    const app = new Hono<AppEnv>();
    const { platform } = server;
    const pages = async (_request: Request, given: LoadContext) => {
      context = given;
      return new Response('<html></html>', { headers: { 'Cache-Control': 'no-store' } });
    };
    const set = { ...platform, env: { ...platform.env, adsConversionId } };
    app.use(pageRoute({ en: pages, pt: pages }, set, () => new Response('shared')));
    const answer = await app.request(path, { headers });
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("connect-src 'self';");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('http');
    return { pictures: /img-src ([^;]*)/.exec(policy)?.[1], ads: context?.ads };
  }
  const nobody = { pictures: "'self' data: blob:", ads: undefined };

  test('may be asked for a picture on the page of a purchase, by a browser that agreed', async () => {
    expect(await asked('/subscription/return?checkout=1', agreed, id)).toEqual({
      pictures:
        "'self' data: blob: https://www.googleadservices.com https://googleads.g.doubleclick.net https://www.google.com",
      ads: id,
    });
  });

  test.each<[string, string, Record<string, string>, string | undefined]>([
    ['nobody agreed', '/subscription/return?checkout=1', {}, id],
    ['somebody took it back', '/subscription/return?checkout=1', { cookie: 'rumo_ads=' }, id],
    ['the browser asks not to be tracked', '/subscription/return', { ...agreed, dnt: '1' }, id],
    ['the browser sends Global Privacy Control', '/subscription/return', { ...agreed, 'sec-gpc': '1' }, id],
    ['it is another page', '/subscription', agreed, id],
    ['no conversion is configured', '/subscription/return?checkout=1', agreed, undefined],
  ])('may not where %s', async (_case, path, headers, configured) => {
    expect(await asked(path, headers, configured)).toEqual(nobody);
  });
});
