import { hasSessionCookie } from '#features/accounts/server/cookies.ts';
import { findSessionByCookie } from '#features/accounts/server/find-session.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Env } from '#platform/server/env.ts';
import { readBody } from '#platform/server/http/read-input.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import { memoizeByObject } from '#platform/shared/memoize.ts';
import { type TrafficEvent, trafficEvent } from '../contract/traffic.ts';
import { variantSeen } from './choose-page.ts';
import { collectorOf } from './collector.ts';
import { rowOfEvent, visitorCaps } from './event-row.ts';
import { marketingSnapshots } from './marketing-snapshot.ts';
import { continueVisit, isCounted, isWorthWriting, readVisitor, visitorCookie } from './visitor-cookie.ts';

/** What counting needs of the platform, derived once. */
const countingOf = memoizeByObject(({ env, secrets }: Platform) => {
  const { protocol, host } = new URL(env.publicUrl);
  return {
    key: secrets.derive('visitors'),
    secure: protocol === 'https:',
    ownHost: host,
    caps: visitorCaps(),
  };
});

/**
 * Counts one event. Resolves when it is committed, or at once where nothing is counted (no visitor, opted out, staff, a page
 * that is not public). Returns the value of Set-Cookie when the visit continues. Throws what `checkSender` and `readReport`
 * throw, `too_many_requests` above the visitor's cap, `unavailable` when too many wait.
 */
export async function countEvent(
  platform: Platform,
  headers: HeaderSource,
  body: Buffer,
): Promise<string | undefined> {
  checkSender(headers, platform.env);
  const event = readReport(body);
  const counting = countingOf(platform);
  if (!isCounted(headers)) return undefined;
  const known = readVisitor(headers.get('cookie') ?? undefined, counting.key);
  if (!known) return undefined;
  const now = platform.clock();
  if (!counting.caps.take(known.id, now)) throw new AppError('too_many_requests');

  const found = marketingSnapshots(platform).current();
  const snapshot = found instanceof Promise ? await found : found;
  if (!snapshot.byId.has(event.page)) return undefined;
  const person = await personOf(platform, headers);
  if (person && person.role !== 'user') return undefined;

  // Leaving does not prolong the visit.
  const visitor = event.type === 'leave' ? known : continueVisit(known, now);
  const row = rowOfEvent(
    event,
    {
      visitor,
      userAgent: headers.get('user-agent') ?? '',
      userId: person?.userId,
      seen: variantSeen(snapshot, event.page, known),
      ownHost: counting.ownHost,
    },
    counting.caps,
    now,
  );
  await collectorOf(platform).add(row);
  return isWorthWriting(known, visitor) ? visitorCookie(visitor, counting.key, counting.secure) : undefined;
}

/** The signed-in person, by the cookie alone. */
function personOf(platform: Platform, headers: HeaderSource) {
  const cookie = headers.get('cookie');
  if (!hasSessionCookie(cookie, platform.env)) return undefined;
  return findSessionByCookie(platform, new Headers({ cookie: cookie ?? '' }));
}

/** Responds when the event is committed. */
export async function collect(_input: unknown, { platform, http }: RequestContext): Promise<undefined> {
  const { raw } = http.req;
  const cookie = await countEvent(platform, raw.headers, await readBody(raw, longestReport));
  if (cookie) http.header('Set-Cookie', cookie, { append: true });
  return undefined;
}

/** Enough for five utm words and a host. */
export const longestReport = 4_096;

/** Headers of Node or of the web. */
type HeaderSource = Pick<Headers, 'get'>;

/**
 * Throws unless the report comes from a page of ours in the right form. Browsers always send Origin with a POST; other
 * clients can forge it, and only the caps bound them.
 */
function checkSender(headers: HeaderSource, { origins }: Pick<Env, 'origins'>): void {
  const origin = headers.get('origin');
  if (!origin || !origins.includes(origin)) throw new AppError('forbidden');
  if (!/^(text\/plain|application\/json)\b/i.test(headers.get('content-type') ?? ''))
    throw new AppError('unsupported_media_type');
  if (Number(headers.get('content-length') ?? 0) > longestReport) throw new AppError('body_too_large');
}

/** Throws `body_too_large`, `bad_request` or `invalid_input`. */
function readReport(body: Buffer): TrafficEvent {
  if (body.length > longestReport) throw new AppError('body_too_large');
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
  const read = trafficEvent.safeParse(value);
  if (!read.success) throw new AppError('invalid_input');
  return read.data;
}
