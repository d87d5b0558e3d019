import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { AppEnv } from '#platform/server/http/variables.ts';
import type { Platform } from '#platform/server/platform.ts';

/**
 * The built-in identity provider below `/idp`, where it is in use. It is a server of its own in all but its port: it
 * takes Node's request and answers it with its own headers.
 */
export function mountIdentityPages(app: Hono<AppEnv>, { identity }: Platform): void {
  const { pages } = identity;
  if (!pages) return;
  app.all('/idp/*', (c) => {
    pages(c.env.incoming, c.env.outgoing as never);
    return RESPONSE_ALREADY_SENT.clone();
  });
}
