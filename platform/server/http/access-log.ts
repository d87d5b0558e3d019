import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import type { AppEnv } from './variables.ts';

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
