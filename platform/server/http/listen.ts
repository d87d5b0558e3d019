import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, BlockList, Socket } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { isProxy, plainAddress } from '../client-address.ts';
import { StartError } from '../start-error.ts';
import type { AppEnv } from './request.ts';
import { uploadMs } from './route.ts';

/** A request that has not ended by then is cut when we stop. */
const drainMs = 5_000;

/** How long a request may take to arrive: as long as an upload may. An upload that falls silent is cut much earlier. */
const requestTimeout = uploadMs;

/**
 * How long a connection may be silent both ways. A sender who stops in the middle of a body kept its connection for as long as
 * an upload may take. The slowest answer, a model's, takes less; live news say something every 25 s.
 */
const silentMs = 3 * 60_000;

/** Milliseconds within which a connection has to say what it wants; how often that is looked at; and how long one may idle. */
const headersTimeout = 10_000;

const connectionsCheckingInterval = 2_000;

const keepAliveTimeout = 15_000;

/** Connections from one address: every tab of a large office, and of those behind a proxy that nobody named. */
const connectionsPerAddress = 2_000;

/** A server that accepts requests. */
export interface Listening {
  port: number;
  /** Takes no new connections, lets running requests end, then cuts what is left after 5 s. */
  stop(): Promise<void>;
}

/** Serves the app, and before it `front`. Rejects with a StartError when the port cannot be had. */
export function listen(
  app: Hono<AppEnv>,
  address: {
    host: string;
    port: number;
    silentMs?: number;
    trustedProxies?: BlockList | undefined;
    perAddress?: number;
  },
  front?: Front,
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
      (info: AddressInfo) => {
        resolve({ port: info.port, stop });
      },
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

/**
 * Closes what comes from an address that holds as many connections as it may. A proxy of ours holds those of everybody, and
 * has limits of its own: two thousand people with live updates would otherwise be all that there is room for.
 */
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

/** A server of Node's whose requests come to the app only when `front` passes them on. */
function behind(front: Front): typeof createServer {
  const create = (options: ServerOptions, app: RequestListener) =>
    createServer(options, (incoming, outgoing) => front(incoming, outgoing, () => app(incoming, outgoing)));
  return create as typeof createServer;
}

/**
 * Answers requests before the app builds anything of them: for pages that are asked for thousands of times a second.
 * What it does not answer it passes on by `next`.
 */
export type Front = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
