import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { type Language, preferredLanguage } from '#platform/shared/languages.ts';
import type { Log } from '../log.ts';

/** Hono's context, with what our middleware adds. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** A route's pattern or a kind of page, for the log. */
    route?: string;
  };
}

/** Logs one line per request, with an id and the route's pattern, never the URL: its ids and search texts are personal. */
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

/** The language of a request; our screens send their own, whatever the browser prefers (`platform/browser/api.ts`). */
export const languageOf = ({ req }: Context): Language => preferredLanguage(req.header('accept-language'));
