import type { Context } from 'hono';
import type { AppEnv } from './variables.ts';

/**
 * The address of the connection itself, for limits alone; it is never stored or logged in the clear.
 * X-Forwarded-For is ignored: anybody can write it (a proxy that rewrites it needs a setting of its own first).
 */
export function clientAddress(c: Context<AppEnv>): string {
  return c.env.incoming.socket.remoteAddress ?? 'unknown';
}
