import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collect } from '#features/traffic/contract/traffic.ts';
import { countEvent, longestReport } from '#features/traffic/server/collect.ts';
import { AppError } from '#platform/server/app-error.ts';
import { closedPolicy, fixedHeaders } from '#platform/server/http/headers.ts';
import type { FastPath } from '#platform/server/http/listen.ts';
import { beacons } from '#platform/server/http/route.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { RateLimit } from '#platform/server/rate-limit.ts';
import { errorAnswer, toAppError } from './error-map.ts';

/**
 * `POST /api/collect` as browsers send it, before the app builds anything of the request. Its route gives the same answers
 * and handles the rest: a body of unknown length, a bearer token. `rateLimit` is the app's.
 */
export function collectFastPath(platform: Platform, rateLimit: RateLimit): FastPath {
  const { env, log } = platform;
  const limitKey = `${collect.method} ${collect.path}`;
  const head = [
    ...fixedHeaders(env.publicUrl),
    ['Content-Security-Policy', closedPolicy],
    ['Cache-Control', 'no-store'],
  ].flat();

  return (incoming, outgoing, next) => {
    if (!isOurs(incoming)) return next();
    const began = performance.now();
    const { headers } = incoming;
    const asking = {
      get(name: string) {
        const value = headers[name];
        return value === undefined ? null : String(value);
      },
    };
    count().then(
      (cookie) => send(204, cookie ? ['Set-Cookie', cookie] : []),
      (error: unknown) => refuse(error),
    );

    async function count(): Promise<string | undefined> {
      rateLimit.take(`${limitKey} ${platform.clientAddress(incoming)}`, beacons.perMinute);
      return countEvent(platform, asking, await readBody(incoming));
    }

    function refuse(error: unknown): void {
      // The browser went away.
      if (incoming.destroyed && !incoming.complete) return;
      const requestId = randomUUID();
      const {
        status,
        body,
        headers: own,
      } = errorAnswer(toAppError(error, log, requestId), requestId, 'en', false);
      const text = JSON.stringify(body);
      const list = ['Content-Type', 'application/json', 'Content-Length', String(Buffer.byteLength(text))];
      send(status, [...list, ...Object.entries(own).flat()], requestId, text);
    }

    function send(status: number, own: string[], requestId: string = randomUUID(), text?: string): void {
      outgoing.writeHead(status, [...head, ...own, 'X-Request-Id', requestId]).end(text);
      if (!log.isLevelEnabled('info')) return;
      const ms = Math.round(performance.now() - began);
      log.info({ requestId, method: incoming.method, route: collect.path, status, ms }, 'request');
    }
  };
}

/** Calls `first`, and `then` for what it passes on. */
export const chain =
  (first: FastPath, then: FastPath): FastPath =>
  (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) =>
    first(incoming, outgoing, () => then(incoming, outgoing, next));

function isOurs({ method, url, headers }: IncomingMessage): boolean {
  if (method !== 'POST' || url !== collect.path || headers.authorization !== undefined) return false;
  return headers['transfer-encoding'] === undefined && Number(headers['content-length']) <= longestReport;
}

/** Reads a body whose length is known and small. */
function readBody(incoming: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    incoming.on('error', reject);
    incoming.on('close', () => incoming.complete || reject(new AppError('bad_request')));
  });
}
