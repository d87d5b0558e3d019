import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { uploadMs } from '#domain/rules/documents.ts';
import type { Front } from './front.ts';
import type { AppEnv } from './variables.ts';

/** A request that has not ended by then is cut when we stop. */
const drainMs = 8_000;

/** How long a request may take to arrive: as long as an upload may. A body that falls silent is cut much earlier. */
const requestTimeout = uploadMs;

/** A server that accepts requests. */
export interface Listening {
  port: number;
  /** Takes no new connections, lets running requests end, then cuts what is left after 8 s. */
  stop(): Promise<void>;
}

/** Serves the app, and before it `front`. Rejects when the port is taken. */
export function listen(
  app: Hono<AppEnv>,
  address: { host: string; port: number },
  front?: Front,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        hostname: address.host,
        port: address.port,
        serverOptions: { requestTimeout },
        ...(front && { createServer: behind(front) }),
      },
      (info: AddressInfo) => {
        resolve({ port: info.port, stop });
      },
    );
    server.once('error', reject);

    function stop(): Promise<void> {
      return new Promise((stopped, failed) => {
        server.close((error) => (error ? failed(error) : stopped()));
        if ('closeIdleConnections' in server) server.closeIdleConnections();
        setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), drainMs).unref();
      });
    }
  });
}

/** A server of Node's whose requests come to the app only when `front` passes them on. */
function behind(front: Front): typeof createServer {
  const create = (options: ServerOptions, app: RequestListener) =>
    createServer(options, (incoming, outgoing) => front(incoming, outgoing, () => app(incoming, outgoing)));
  return create as typeof createServer;
}
