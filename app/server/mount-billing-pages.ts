import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { AppEnv } from '#platform/server/http/variables.ts';
import type { Platform } from '#platform/server/platform.ts';

/** The built-in billing's own pages below `/billing`, where it is in use; answered past our own routes, as `/idp` is. */
export function mountBillingPages(app: Hono<AppEnv>, { billing }: Platform): void {
  const { builtIn } = billing;
  if (!builtIn) return;
  app.all('/billing/*', (c) => {
    builtIn.pages(c.env.incoming, c.env.outgoing as never);
    return RESPONSE_ALREADY_SENT.clone();
  });
}
