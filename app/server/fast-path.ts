import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '#platform/server/app-error.ts';
import {
  type FastAnswer,
  type FastPath,
  type FastRequest,
  type HeaderSource,
  nodeSender,
} from '#platform/server/http/fast-path.ts';
import type { FastRoute } from '#platform/server/http/route.ts';
import { requestIdOf, withRequestId } from '#platform/server/observability/request-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { RateLimit } from '#platform/server/rate-limit.ts';
import type { Contract } from '#platform/shared/contract.ts';
import { toAppError, writeRefusal } from './error-map.ts';
import { routes } from './routes.ts';

const fastRoutes = routes
  .filter((route): route is FastRoute => 'fast' in route)
  .map((route) => ({ ...route, ...matching(route.contract) }));

/**
 * How a request to a fast route is handled, before the app builds anything of it: limit, read, handler, answer.
 * `rateLimit` is the app's.
 */
export function fastPath(platform: Platform, rateLimit: RateLimit): FastPath {
  const { env, log, requestFigures } = platform;
  const send = nodeSender(env.publicUrl);

  return (incoming, outgoing, next) => {
    const { method = '', url = '' } = incoming;
    for (const route of fastRoutes) {
      const params = route.methods.includes(method) ? route.paramsOf(url) : undefined;
      if (params) return serve(route, { method, params, incoming, outgoing, next });
    }
    next();
  };

  function serve(route: FastRoute, { method, params, incoming, outgoing, next }: Matched): void {
    const began = performance.now();
    const requestId = requestIdOf(incoming.headers['x-request-id']);
    const { contract, limits, fast } = route;
    const request = { method, params, headers: headersOf(incoming), body: emptyBody };
    try {
      if (limits.perMinute !== 'own')
        rateLimit.take(
          `${contract.method} ${contract.path} ${platform.clientAddress(incoming)}`,
          limits.perMinute,
        );
      const found =
        limits.bodyBytes === 0
          ? withRequestId(requestId, fast, request, platform)
          : readBody(incoming, limits.bodyBytes).then((body) =>
              withRequestId(requestId, fast, { ...request, body }, platform),
            );
      if (found instanceof Promise) found.then(answer).catch(refuse);
      else answer(found);
    } catch (error) {
      refuse(error);
    }

    function answer(found: FastAnswer | undefined): void {
      if (!found) {
        next();
        return;
      }
      send(outgoing, requestId, found);
      note(found.status);
    }

    function refuse(error: unknown): void {
      const failure = toAppError(error, platform, requestId);
      writeRefusal(send, incoming, outgoing, failure, requestId);
      note(failure.status);
    }

    function note(status: number): void {
      const ms = performance.now() - began;
      requestFigures.note(method, contract.path, status, ms);
      if (!log.isLevelEnabled('info')) return;
      log.info({ requestId, method, route: contract.path, status, ms: Math.round(ms) }, 'request');
    }
  }
}

interface Matched extends Pick<FastRequest, 'method' | 'params'> {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  next: () => void;
}

const emptyBody = Buffer.alloc(0);

/** Which requests are a contract's: its path ends with its one parameter or has none; a slash or a query may follow. */
function matching({ method, path }: Contract) {
  const [start = '', name] = path.split(/[{}]/);
  return {
    methods: method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()],
    paramsOf(url: string): FastRequest['params'] | undefined {
      if (!url.startsWith(start)) return undefined;
      const query = url.indexOf('?');
      const end = query < 0 ? url.length : query;
      const rest = url.slice(start.length, url[end - 1] === '/' ? end - 1 : end);
      if (name ? rest === '' || rest.includes('/') : rest !== '') return undefined;
      return name ? { [name]: rest } : noParams;
    },
  };
}

const noParams = {};

function headersOf({ headers }: IncomingMessage): HeaderSource {
  return {
    get(name) {
      const value = headers[name];
      return value === undefined ? null : String(value);
    },
  };
}

/** Throws `body_too_large` above `limit`, and `bad_request` when the sender breaks off. */
function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw new AppError('body_too_large');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) reject(new AppError('body_too_large'));
      else chunks.push(chunk);
    });
    incoming.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    const breakOff = () => reject(new AppError('bad_request'));
    incoming.on('error', breakOff);
    incoming.on('close', () => incoming.complete || breakOff());
  });
}
