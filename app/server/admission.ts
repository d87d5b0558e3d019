import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasSessionCookie } from '#features/accounts/server/cookies.ts';
import { AppError } from '#platform/server/app-error.ts';
import { fixedHeaders } from '#platform/server/http/headers.ts';
import type { Front } from '#platform/server/http/listen.ts';
import type { Platform } from '#platform/server/platform.ts';
import { preferredLanguage } from '#platform/shared/languages.ts';
import { refusalPageTexts as portugueseTexts } from '#platform/shared/texts/errors.pt.ts';
import { refusalPageTexts } from '#platform/shared/texts/errors.ts';
import { failureAnswer, isTab } from './error-map.ts';

/** Bytes a second beyond that: half of what the slowest mobile networks still in use carry. */
const slowest = 4 * 1024;
/** Bodies that one address may be sending at once: an office that uploads its scans together. */
const bodiesPerAddress = 100;
/** What goes on under overload: probes, and files that cost nothing. */
const always = /^\/(api\/(live|ready|health)$|assets\/)/;
/** What asks the database: everything but pages, which are kept bytes for strangers. */
const asksDatabase = /^\/(api|auth)\//;

const busy = { en: refusalPageTexts.busy, pt: portugueseTexts.busy };

interface Sending {
  incoming: IncomingMessage;
  began: number;
  /** What the connection had read before this body. */
  before: number;
  client: string;
}

/**
 * Decides before anything is built of a request whether it may come in, and for how long its body may take: 20 s and a
 * second for each 4 KiB, so that many who send a byte now and then hold nothing. An address may send 100 bodies at once.
 * While the event loop lags, nobody new is let in; whoever brings a session is. The same for what needs the database while
 * connections to it are waited for.
 */
export function admission(
  { env, load, log, clientAddress }: Admitting,
  patience = { graceMs: 20_000, checkMs: 1_000 },
): Front {
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
      outgoing.setHeader('Connection', 'close');
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
    const language = preferredLanguage(incoming.headers['accept-language']);
    const asTab = isTab(incoming.method, incoming.headers.accept);
    const { status, body, headers } = failureAnswer(failure, randomUUID(), language, asTab);
    for (const [name, value] of fixedHeaders(env.publicUrl)) outgoing.setHeader(name, value);
    outgoing.writeHead(status, { 'Cache-Control': 'no-store', ...headers });
    outgoing.end(body);
  }
}

type Admitting = Pick<Platform, 'env' | 'load' | 'log' | 'clientAddress'>;
