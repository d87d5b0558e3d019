import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { type Language, preferredLanguage } from '#platform/shared/languages.ts';
import type { Log } from '../log.ts';

/** What our middleware leaves on Hono's context. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** What the request turned out to be, for the log: a route's pattern, or the kind of thing it asked for. */
    route?: string;
  };
}

/**
 * Gives every request an id and logs one line for it. The line holds the route's pattern, never the URL: ids and
 * search words in an address are personal data.
 */
export function accessLog(log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    const startedAt = performance.now();
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    log.info(
      {
        requestId,
        method: c.req.method,
        route: c.get('route') ?? 'unknown',
        status: c.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'request',
    );
  };
}

/** The language of the screen that asks: ours name their own, whatever the browser prefers (`platform/browser/api.ts`). */
export const languageOf = ({ req }: Context): Language => preferredLanguage(req.header('accept-language'));
