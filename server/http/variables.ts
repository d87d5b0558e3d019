import type { HttpBindings } from '@hono/node-server';

/** What our middleware leaves on Hono's context. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: { requestId: string };
}
