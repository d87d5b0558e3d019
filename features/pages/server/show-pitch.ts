import { hasSessionCookie } from '#features/accounts/server/cookies.ts';
import { findSessionByCookie } from '#features/accounts/server/find-session.ts';
import { choosePage, drawnBefore, findEarlierVariant } from '#features/traffic/server/choose-page.ts';
import type { MarketingSnapshot } from '#features/traffic/server/marketing-snapshot.ts';
import {
  asksNotToBeTracked,
  continueVisit,
  hasOptedOut,
  hasVisitor,
  isCounted,
  isWorthWriting,
} from '#features/traffic/server/visitor-cookie.ts';
import type { FastAnswer, FastRequest } from '#platform/server/http/fast-path.ts';
import { takesBrotli } from '#platform/server/http/shared-page.ts';
import { isStaff, type Person } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PublishedPage } from '../contract/pitch.ts';
import { findHiddenPage } from './pages.ts';
import type { Reader, RenderedPitch } from './rendered-pitches.ts';

/** Undefined: passed on to the app, which says 'Page not found', and closes the site under maintenance. */
type Shown = FastAnswer | undefined;

/**
 * `/pitches/{slug}`: the page, or the variant that this visitor drew, from memory; for admins also the draft of a hidden
 * page (decision 0049).
 *
 * Answers are always `private`: one address shows different pages to different people. Browsers may cache and revalidate
 * them, because the draw comes first and the ETag is that of the drawn page.
 */
export function showPitch(request: FastRequest, platform: Platform): Shown | Promise<Shown> {
  const known = platform.traffic.snapshots.current();
  const signedIn = hasSessionCookie(request.headers.get('cookie'), platform.env);
  if (signedIn || known instanceof Promise)
    return showSlowly(request, platform, known, signedIn).catch((error) => fail(request, platform, error));
  try {
    const shown = show(request, platform, known, undefined);
    return shown instanceof Promise ? shown.catch((error) => fail(request, platform, error)) : shown;
  } catch (error) {
    return fail(request, platform, error);
  }
}

/** Needs the database: the snapshot is old, or the visitor may be signed in. */
async function showSlowly(
  request: FastRequest,
  platform: Platform,
  found: MarketingSnapshot | Promise<MarketingSnapshot>,
  signedIn: boolean,
): Promise<Shown> {
  const now = await found;
  const headers = new Headers({ cookie: request.headers.get('cookie') ?? '' });
  const person = signedIn ? await findSessionByCookie(platform, headers).catch(() => undefined) : undefined;
  const asked = now.bySlug.get(request.params.slug ?? '');
  const hidden = !asked && person?.role === 'admin' && (await showHidden(request, platform, person));
  if (hidden) return hidden;
  const earlier = asked && (await earlierVariant(request, platform, now, asked, person));
  return show(request, platform, now, person, earlier);
}

function show(
  request: FastRequest,
  platform: Platform,
  now: MarketingSnapshot,
  person: Person | undefined,
  earlier?: string,
): Shown | Promise<Shown> {
  const { visitors, snapshots } = platform.traffic;
  const { headers } = request;
  const asked = now.bySlug.get(request.params.slug ?? '');
  if (!asked && snapshots.inDoubt()) return fail(request, platform);
  if (!asked || (now.maintenance && !isStaff(person))) return undefined;
  const reader = readerOf(request, person);
  if (reader !== 'counted') {
    const removal = hasVisitor(headers.get('cookie')) ? visitors.removal : undefined;
    return sendPage(request, platform.pitches.of(asked, reader), removal);
  }
  const known = visitors.read(headers.get('cookie'));
  const { page, visitor } = choosePage(now, asked, continueVisit(known, platform.clock()), earlier);
  const cookie = isWorthWriting(known, visitor) ? visitors.cookieOf(visitor) : undefined;
  return sendPage(request, platform.pitches.of(page, reader), cookie);
}

/** The variant that a user drew on another device; chance decides when it cannot be read. */
async function earlierVariant(
  { headers }: FastRequest,
  platform: Platform,
  now: MarketingSnapshot,
  asked: PublishedPage,
  person: Person | undefined,
): Promise<string | undefined> {
  const experiment = now.experimentOf.get(asked.id);
  if (!experiment || person?.role !== 'user' || !isCounted(headers)) return undefined;
  const visitor = platform.traffic.visitors.read(headers.get('cookie'));
  if (visitor && drawnBefore(experiment, visitor)) return undefined;
  return findEarlierVariant(platform, experiment.id, person.userId).catch(() => undefined);
}

/**
 * The draft of a hidden page, for admins. The session's cookie is enough, because nothing is changed and no other site can
 * read the answer. The row is read as the admin, so the database refuses what a mistake here would let through. Nothing is
 * cached or counted.
 */
async function showHidden(
  request: FastRequest,
  { database, pitches }: Platform,
  { userId, sessionId }: Person,
): Promise<Shown> {
  const hidden = await database.asActor({ as: 'staff', userId, sessionId, role: 'admin' }, (tx) =>
    findHiddenPage(tx, request.params.slug ?? ''),
  );
  if (!hidden) return undefined;
  const own = ['X-Robots-Tag', 'noindex, nofollow'];
  return answerWith(request, await pitches.preview(hidden), 200, 'private, no-store', own);
}

function sendPage(
  request: FastRequest,
  pitch: RenderedPitch | Promise<RenderedPitch>,
  cookie: string | undefined,
): FastAnswer | Promise<FastAnswer> {
  if (pitch instanceof Promise) return pitch.then((made) => sendPage(request, made, cookie));
  const status = request.headers.get('if-none-match') === pitch.etag ? 304 : 200;
  const own = ['ETag', pitch.etag];
  if (cookie) own.push('Set-Cookie', cookie);
  return answerWith(request, pitch, status, 'private, no-cache', own);
}

const retryAfterSeconds = '5';

async function fail(request: FastRequest, { log, pitches }: Platform, err?: unknown): Promise<FastAnswer> {
  log.error({ err }, 'a landing page could not be shown');
  const own = ['Retry-After', retryAfterSeconds];
  return answerWith(request, await pitches.failure, 503, 'no-store', own);
}

function answerWith(
  { headers: asked }: FastRequest,
  { contentPolicy, plain, brotli }: RenderedPitch,
  status: number,
  cacheControl: string,
  headers: string[],
): FastAnswer {
  headers.push('Content-Type', 'text/html; charset=utf-8', 'Vary', 'Accept-Encoding');
  if (status === 304) return { status, contentPolicy, cacheControl, headers };
  const compressed = takesBrotli(asked.get('accept-encoding') ?? undefined);
  if (compressed) headers.push('Content-Encoding', 'br');
  return { status, contentPolicy, cacheControl, headers, body: compressed ? brotli : plain };
}

function readerOf({ method, headers }: FastRequest, person: Person | undefined): Reader {
  if (asksNotToBeTracked(headers)) return 'asked';
  if (hasOptedOut(headers)) return 'opted-out';
  return method === 'GET' && !isStaff(person) && isCounted(headers) ? 'counted' : 'uncounted';
}
