import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { type Language, preferredLanguage } from '#platform/shared/languages.ts';
import { requestIdOf, withRequestId } from '../observability/request-id.ts';
import type { Platform } from '../platform.ts';

/** Hono's context, with what our middleware adds. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** A route's pattern or a kind of page, for the log. */
    route?: string;
  };
}

/**
 * Logs and counts each request, with an id and the route's pattern, never the URL: its ids and search texts are personal.
 * Every line of the request carries the id.
 */
export function accessLog({
  log,
  requestFigures,
}: Pick<Platform, 'log' | 'requestFigures'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'));
    c.set('requestId', requestId);
    const startedAt = performance.now();
    await withRequestId(requestId, next);
    c.res.headers.set('X-Request-Id', requestId);
    const ms = performance.now() - startedAt;
    const { method } = c.req;
    const route = c.get('route') ?? 'unknown';
    // What was sent by Node's own response has its status there.
    const status = c.env.outgoing?.headersSent ? c.env.outgoing.statusCode : c.res.status;
    requestFigures.note(method, route, status, ms);
    log.info({ requestId, method, route, status, ms: Math.round(ms) }, 'request');
  };
}

/** The language of a request; our screens send their own, whatever the browser prefers (`platform/browser/api.ts`). */
export const languageOf = ({ req }: Context): Language => preferredLanguage(req.header('accept-language'));
