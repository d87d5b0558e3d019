import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasSessionCookie } from '#features/accounts/server/cookies.ts';
import { AppError } from '#platform/server/app-error.ts';
import { type FastPath, nodeSender } from '#platform/server/http/fast-path.ts';
import { requestIdOf } from '#platform/server/observability/request-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refusalPageTexts as portugueseTexts } from '#platform/shared/texts/errors.pt.ts';
import { refusalPageTexts } from '#platform/shared/texts/errors.ts';
import { writeRefusal } from './error-map.ts';

/** Bytes a second after the grace period: half of the slowest mobile networks still in use. */
const slowest = 4 * 1024;
/** Concurrent request bodies from one address: an office that uploads its scans together. */
const bodiesPerAddress = 100;
/** What is served under overload: probes, metrics and static files. */
const always = /^\/(api\/(live|ready|health)$|metrics$|assets\/)/;
/** What needs the database. Pages do not: without a session they come from a cache. */
const asksDatabase = /^\/(api|auth)\//;

const busy = { en: refusalPageTexts.busy, pt: portugueseTexts.busy };

interface Sending {
  incoming: IncomingMessage;
  began: number;
  /** `bytesRead` of the connection before this body. */
  before: number;
  client: string;
}

/**
 * Refuses requests before the app builds anything of them. A body has 20 s and a second for each 4 KiB, so that slow
 * senders hold nothing; an address may send 100 at once. While the event loop lags, requests without a session get 503;
 * while connections to the database are waited for, those that need it do.
 */
export function admission(
  { env, load, log, clientAddress, requestFigures }: Admitting,
  patience = { graceMs: 20_000, checkMs: 1_000 },
): FastPath {
  const send = nodeSender(env.publicUrl);
  const sending = new Set<Sending>();
  const perAddress = new Map<string, number>();

  const done = (one: Sending) => {
    if (!sending.delete(one)) return;
    const left = (perAddress.get(one.client) ?? 1) - 1;
    if (left > 0) perAddress.set(one.client, left);
    else perAddress.delete(one.client);
  };

  setInterval(() => {
    const now = performance.now();
    let cut = 0;
    for (const one of sending) {
      const { incoming, began, before } = one;
      const received = incoming.socket.bytesRead - before;
      if (incoming.complete || incoming.destroyed) done(one);
      else if (received < ((now - began - patience.graceMs) / 1000) * slowest) {
        incoming.destroy();
        done(one);
        cut += 1;
      }
    }
    if (cut > 0) log.warn({ cut }, 'bodies that came too slowly were cut');
  }, patience.checkMs).unref();

  return (incoming, outgoing, next) => {
    const { headers } = incoming;
    const isKnown = headers.authorization !== undefined || hasSessionCookie(headers.cookie ?? null, env);
    if (!isKnown && isTooMuch(incoming.url ?? '')) return refuse(outgoing, incoming, 5);
    if (Number(headers['content-length'] ?? 0) === 0 && headers['transfer-encoding'] === undefined)
      return next();
    const client = clientAddress(incoming);
    const count = (perAddress.get(client) ?? 0) + 1;
    if (count > bodiesPerAddress) {
      outgoing.shouldKeepAlive = false;
      return refuse(outgoing, incoming, 30);
    }
    perAddress.set(client, count);
    const one = { incoming, began: performance.now(), before: incoming.socket.bytesRead, client };
    sending.add(one);
    incoming.once('close', () => done(one));
    next();
  };

  function isTooMuch(url: string): boolean {
    if (always.test(url)) return false;
    return load.isOverloaded() || (load.isDatabaseOverloaded() && asksDatabase.test(url));
  }

  function refuse(outgoing: ServerResponse, incoming: IncomingMessage, seconds: number): void {
    const failure = new AppError('unavailable', { message: busy, details: { retry_after: seconds } });
    writeRefusal(send, incoming, outgoing, failure, requestIdOf(incoming.headers['x-request-id']));
    requestFigures.note(incoming.method ?? '', 'refused before a route', failure.status, 0);
  }
}

type Admitting = Pick<Platform, 'env' | 'load' | 'log' | 'clientAddress' | 'requestFigures'>;
