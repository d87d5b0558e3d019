import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { aServer } from '#tests/support/server.ts';
import { pageRoute } from './page-route.ts';
import type { AppEnv } from './variables.ts';

const server = aServer();

/** What a page that is rendered for one visitor alone may frame. */
async function framed(): Promise<string | undefined> {
  const app = new Hono<AppEnv>();
  const pages = async () => new Response('<html></html>', { headers: { 'Cache-Control': 'no-store' } });
  app.use(pageRoute(pages, server.platform, () => new Response('shared')));
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
