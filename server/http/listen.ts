import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { uploadMs } from '#domain/rules/documents.ts';
import { StartError } from '../platform/start-error.ts';
import type { Front } from './front.ts';
import type { AppEnv } from './variables.ts';

/** A request that has not ended by then is cut when we stop. */
const drainMs = 8_000;

/** How long a request may take to arrive: as long as an upload may. An upload that falls silent is cut much earlier. */
const requestTimeout = uploadMs;

/**
 * How long a connection may be silent both ways. A sender who stops in the middle of a body kept its connection for as long as
 * an upload may take. The slowest answer, a model's, takes less; live news say something every 25 s.
 */
const silentMs = 3 * 60_000;

/** A server that accepts requests. */
export interface Listening {
  port: number;
  /** Takes no new connections, lets running requests end, then cuts what is left after 8 s. */
  stop(): Promise<void>;
}

/** Serves the app, and before it `front`. Rejects with a StartError when the port cannot be had. */
export function listen(
  app: Hono<AppEnv>,
  address: { host: string; port: number; silentMs?: number },
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
    server.setTimeout(address.silentMs ?? silentMs);
    server.once('error', (error) => reject(new StartError(whyNot(error, address))));

    function stop(): Promise<void> {
      return new Promise((stopped, failed) => {
        server.close((error) => (error ? failed(error) : stopped()));
        if ('closeIdleConnections' in server) server.closeIdleConnections();
        setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), drainMs).unref();
      });
    }
  });
}

function whyNot(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): string {
  if (error.code === 'EADDRINUSE')
    return `Another program answers at ${host}, port ${port} already. Set PORT to a free one.`;
  if (error.code === 'EACCES')
    return `This user may not take port ${port}. Set PORT to 1024 or above, with a proxy before it.`;
  return `PORT and HOST cannot be used: ${error.message}`;
}

/** A server of Node's whose requests come to the app only when `front` passes them on. */
function behind(front: Front): typeof createServer {
  const create = (options: ServerOptions, app: RequestListener) =>
    createServer(options, (incoming, outgoing) => front(incoming, outgoing, () => app(incoming, outgoing)));
  return create as typeof createServer;
}
