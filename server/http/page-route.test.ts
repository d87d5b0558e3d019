import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { LoadContext } from '#domain/contracts/load-context.ts';
import { aServer } from '#tests/support/server.ts';
import { pageRoute } from './page-route.ts';
import type { AppEnv } from './variables.ts';

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
