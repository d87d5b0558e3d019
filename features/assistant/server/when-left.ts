import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Ends when the browser has hung up: nobody waits for the answer any more. */
export function whenLeft(http: Context): AbortSignal {
  const { outgoing } = http.env as HttpBindings;
  const left = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) left.abort();
  });
  return left.signal;
}
