import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hasSessionCookie } from '#features/accounts/server/cookies.ts';
import { findSessionByCookie } from '#features/accounts/server/find-session.ts';
import type { PublishedPage } from '#features/pages/contract/pitch.ts';
import { choosePage, drawnBefore, findEarlierVariant } from '#features/traffic/server/choose-page.ts';
import { type MarketingSnapshot, marketingSnapshots } from '#features/traffic/server/marketing-snapshot.ts';
import {
  asksNotToBeTracked,
  continueVisit,
  forgetVisitor,
  hasOptedOut,
  hasVisitor,
  isCounted,
  isWorthWriting,
  readVisitor,
  type VerifiedCookies,
  visitorCookie,
} from '#features/traffic/server/visitor-cookie.ts';
import { fixedHeaders } from '#platform/server/http/headers.ts';
import type { FastPath } from '#platform/server/http/listen.ts';
import { takesBrotli } from '#platform/server/http/shared-page.ts';
import type { Person } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { CachedPitch, PitchCache, Reader } from './pitch-cache.ts';

const address = /^\/pitches\/([a-z0-9-]{1,100})\/?(?:\?|$)/;
const retryAfterSeconds = '5';

/** A request's headers, with the interface of `Headers`. */
type Asking = Pick<Headers, 'get'>;

/**
 * `/pitches/{slug}`: the page, or the variant that this visitor drew, from memory. Passes unknown slugs on: the app says
 * 'Page not found', and closes the site under maintenance.
 *
 * Answers are always `private`: one address shows different pages to different people. Browsers may cache and revalidate
 * them, because the draw comes first and the ETag is that of the drawn page.
 */
export function pitchFastPath(platform: Platform, kept: PitchCache): FastPath {
  const { env, clock, log } = platform;
  const snapshots = marketingSnapshots(platform);
  const key = platform.secrets.derive('visitors');
  const verified: VerifiedCookies = new Map();
  const secure = env.publicUrl.startsWith('https:');
  const fixed = fixedHeaders(env.publicUrl);
  /** Names and values in turn, as Node writes them fastest, cached per rendered page. */
  const headOf = new WeakMap<CachedPitch, string[]>();
  const keptHead = (pitch: CachedPitch) => {
    const known = headOf.get(pitch);
    if (known) return known;
    const head = [...fixed, ...Object.entries(pitch.headers)].flat();
    headOf.set(pitch, head);
    return head;
  };

  return (incoming, outgoing, next) => {
    const slug = slugOf(incoming);
    if (slug === undefined) return next();
    const began = performance.now();
    const asking = headersOf(incoming);
    const snapshot = attempt(() => snapshots.current());
    const signedIn = hasSessionCookie(asking.get('cookie'), env);
    if (snapshot instanceof Promise || signedIn) void takeTime(snapshot).catch(fail);
    else serve(snapshot, undefined);

    /** Needs the database: the snapshot is old, or the visitor may be signed in. */
    async function takeTime(found: MarketingSnapshot | Promise<MarketingSnapshot>) {
      const now = await found;
      const person = signedIn ? await personOf(asking) : undefined;
      const asked = now.bySlug.get(slug ?? '');
      serve(now, person, asked && (await earlierVariant(now, asked, person)));
    }

    function serve(now: MarketingSnapshot, person: Person | undefined, earlier?: string) {
      const asked = now.bySlug.get(slug ?? '');
      if (!asked && snapshots.inDoubt()) return fail();
      if (!asked || (now.maintenance && !isStaff(person))) return next();
      try {
        show(now, asked, person, earlier);
      } catch (err) {
        fail(err);
      }
    }

    function fail(err?: unknown) {
      log.error({ err }, 'a landing page could not be shown');
      void kept.failure.then((failure) =>
        send(failure, 503, ['Cache-Control', 'no-store', 'Retry-After', retryAfterSeconds]),
      );
    }

    /** The variant that a user drew on another device; chance decides when it cannot be read. */
    async function earlierVariant(now: MarketingSnapshot, asked: PublishedPage, person: Person | undefined) {
      const experiment = now.experimentOf.get(asked.id);
      if (!experiment || person?.role !== 'user' || !isCounted(asking)) return undefined;
      const visitor = readVisitor(asking.get('cookie') ?? undefined, key, verified);
      if (visitor && drawnBefore(experiment, visitor)) return undefined;
      return findEarlierVariant(platform, experiment.id, person.userId).catch(() => undefined);
    }

    function show(
      now: MarketingSnapshot,
      asked: PublishedPage,
      person: Person | undefined,
      earlier?: string,
    ) {
      const reader = readerOf(asking, person, incoming.method);
      if (reader !== 'counted') {
        const taken = hasVisitor(asking.get('cookie')) ? forgetVisitor(secure) : undefined;
        return answer(kept.of(asked, reader), taken);
      }
      const known = readVisitor(asking.get('cookie') ?? undefined, key, verified);
      const { page, visitor } = choosePage(now, asked, continueVisit(known, clock()), earlier);
      const cookie = isWorthWriting(known, visitor) ? visitorCookie(visitor, key, secure) : undefined;
      answer(kept.of(page, reader), cookie);
    }

    function answer(pitch: CachedPitch | Promise<CachedPitch>, cookie: string | undefined) {
      if (pitch instanceof Promise) {
        void pitch.then((made) => answer(made, cookie)).catch(fail);
        return;
      }
      const unchanged = asking.get('if-none-match') === pitch.etag;
      const own = ['ETag', pitch.etag, 'Cache-Control', 'private, no-cache'];
      if (cookie) own.push('Set-Cookie', cookie);
      send(pitch, unchanged ? 304 : 200, own);
    }

    function send(pitch: CachedPitch, status: 200 | 304 | 503, own: string[]) {
      const brotli = takesBrotli(asking.get('accept-encoding') ?? undefined);
      const body = brotli ? pitch.brotli : pitch.plain;
      const requestId = randomUUID();
      const head = [...keptHead(pitch), ...own, 'X-Request-Id', requestId];
      if (status !== 304) head.push('Content-Length', String(body.length));
      if (status !== 304 && brotli) head.push('Content-Encoding', 'br');
      outgoing.writeHead(status, head).end(status === 304 || incoming.method === 'HEAD' ? undefined : body);
      if (log.isLevelEnabled('info')) {
        const ms = Math.round(performance.now() - began);
        log.info({ requestId, method: incoming.method, route: 'pitch', status, ms }, 'request');
      }
    }
  };

  /** The user of the browser's session, if any; undefined while the database does not answer. */
  function personOf(asking: Asking): Promise<Person | undefined> {
    const headers = new Headers({ cookie: asking.get('cookie') ?? '' });
    return findSessionByCookie(platform, headers).catch(() => undefined);
  }
}

function slugOf({ method, url }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  return url?.startsWith('/pitches/') ? address.exec(url)?.[1] : undefined;
}

function headersOf({ headers }: IncomingMessage): Asking {
  return {
    get(name) {
      const value = headers[name];
      return value === undefined ? null : String(value);
    },
  };
}

const isStaff = (person: Person | undefined) => person !== undefined && person.role !== 'user';

function readerOf(asking: Asking, person: Person | undefined, method: string | undefined): Reader {
  if (asksNotToBeTracked(asking)) return 'asked';
  if (hasOptedOut(asking)) return 'opted-out';
  return method === 'GET' && !isStaff(person) && isCounted(asking) ? 'counted' : 'uncounted';
}

function attempt<T>(work: () => T | Promise<T>): T | Promise<T> {
  try {
    return work();
  } catch (error) {
    return Promise.reject(error);
  }
}
