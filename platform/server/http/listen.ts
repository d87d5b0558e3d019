import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import type { AddressInfo, BlockList, Socket } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { isProxy, plainAddress } from '../client-address.ts';
import { StartError } from '../start-error.ts';
import type { FastPath } from './fast-path.ts';
import type { AppEnv } from './request.ts';
import { uploadMs } from './route.ts';

/** Time for running requests when we stop. */
const drainMs = 5_000;

/** A request may take as long as an upload. A silent one is cut much earlier, by `silentMs`. */
const requestTimeout = uploadMs;

/** How long a connection may be silent in both directions. A model's answer takes less; live updates send every 25 s. */
const silentMs = 3 * 60_000;

/** Milliseconds for a request's headers, between checks of that, and for an idle connection. */
const headersTimeout = 10_000;
const connectionsCheckingInterval = 2_000;
const keepAliveTimeout = 15_000;

/** Connections from one address: a large office, or everyone behind an unnamed proxy. */
const connectionsPerAddress = 2_000;

/** A server that accepts requests. */
export interface Listening {
  port: number;
  /** Refuses new connections, lets running requests end, then closes the rest after 5 s. */
  stop(): Promise<void>;
}

/** Serves the app, and before it the fast path. Rejects with a StartError when it cannot use the port. */
export function listen(
  app: Hono<AppEnv>,
  address: {
    host: string;
    port: number;
    silentMs?: number;
    trustedProxies?: BlockList | undefined;
    perAddress?: number;
  },
  front?: FastPath,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        hostname: address.host,
        port: address.port,
        serverOptions: { requestTimeout, headersTimeout, connectionsCheckingInterval, keepAliveTimeout },
        ...(front && { createServer: behind(front) }),
      },
      (info: AddressInfo) => resolve({ port: info.port, stop }),
    );
    limitConnections(server, address.trustedProxies, address.perAddress ?? connectionsPerAddress);
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

/** Closes connections above the limit of one address. A trusted proxy has no limit: it holds everyone's, and limits them. */
function limitConnections(
  server: { on(event: 'connection', listener: (socket: Socket) => void): unknown },
  proxies: BlockList | undefined,
  most: number,
): void {
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '') ?? '';
    if (proxies && isProxy(proxies, address)) return;
    const count = (held.get(address) ?? 0) + 1;
    held.set(address, count);
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    });
    if (count > most) socket.destroy();
  });
}

function whyNot(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): string {
  if (error.code === 'EADDRINUSE')
    return `Another program answers at ${host}, port ${port} already. Set PORT to a free one.`;
  if (error.code === 'EACCES')
    return `This user may not take port ${port}. Set PORT to 1024 or above, with a proxy before it.`;
  return `PORT and HOST cannot be used: ${error.message}`;
}

/** Node's `createServer`, with a fast path before the app. */
function behind(front: FastPath): typeof createServer {
  const create = (options: ServerOptions, app: RequestListener) =>
    createServer(options, (incoming, outgoing) => front(incoming, outgoing, () => app(incoming, outgoing)));
  return create as typeof createServer;
}
