import type { HttpBindings } from '@hono/node-server';

/** What our middleware leaves on Hono's context. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** What the request turned out to be, for the log: a route's pattern, or the kind of thing it asked for. */
    route?: string;
  };
}
