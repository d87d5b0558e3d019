import { hasSessionCookie } from '#features/accounts/server/cookies.ts';
import { findSessionByCookie } from '#features/accounts/server/find-session.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Env } from '#platform/server/env.ts';
import { readBody } from '#platform/server/http/read-input.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type TrafficEvent, trafficEvent } from '../contract/traffic.ts';
import { variantSeen } from './choose-page.ts';
import { collectorOf } from './collector.ts';
import { rowOfEvent, type VisitorCaps, visitorCaps } from './event-row.ts';
import { marketingSnapshots } from './marketing-snapshot.ts';
import { continueVisit, isCounted, isWorthWriting, readVisitor, visitorCookie } from './visitor-cookie.ts';

/** What counting needs of the platform, derived once. */
interface Counting {
  key: Buffer;
  secure: boolean;
  ownHost: string;
  caps: VisitorCaps;
}

const ofPlatform = new WeakMap<Platform, Counting>();

function countingOf(platform: Platform): Counting {
  const known = ofPlatform.get(platform);
  if (known) return known;
  const { protocol, host } = new URL(platform.env.publicUrl);
  const made = {
    key: platform.secrets.derive('visitors'),
    secure: protocol === 'https:',
    ownHost: host,
    caps: visitorCaps(),
  };
  ofPlatform.set(platform, made);
  return made;
}

/**
 * Counts one event. Resolves when it is stored for good, or at once where nothing is counted: no visitor, not to be
 * counted, staff, a page that is not public. Answers the value of Set-Cookie when the visit goes on. Throws what
 * `checkSender` and `readReport` throw, `too_many_requests` above the visitor's cap, `unavailable` when too many wait.
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

  // Leaving says that the visit ends, not that it goes on.
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

/** Whoever is signed in, by the cookie alone: enough to write their id beside what they look at. */
function personOf(platform: Platform, headers: HeaderSource) {
  const cookie = headers.get('cookie');
  if (!hasSessionCookie(cookie, platform.env)) return undefined;
  return findSessionByCookie(platform, new Headers({ cookie: cookie ?? '' }));
}

/** Counts what a visitor's browser reports; the answer comes when it is stored for good. */
export async function collect(_input: unknown, { platform, http }: RequestContext): Promise<undefined> {
  const { raw } = http.req;
  const cookie = await countEvent(platform, raw.headers, await readBody(raw, longestReport));
  if (cookie) http.header('Set-Cookie', cookie, { append: true });
  return undefined;
}

/** Letters of the longest report that makes sense: five utm words and a host. */
export const longestReport = 4_096;

/** What the headers of Node and those of the web have in common. */
type HeaderSource = Pick<Headers, 'get'>;

/**
 * Throws unless the report comes from a page of ours and is written as one. A browser always says where it comes from
 * when it posts; whoever is no browser can say anything, and is bounded by the caps alone.
 */
function checkSender(headers: HeaderSource, { origins }: Pick<Env, 'origins'>): void {
  const origin = headers.get('origin');
  if (!origin || !origins.includes(origin)) throw new AppError('forbidden');
  if (!/^(text\/plain|application\/json)\b/i.test(headers.get('content-type') ?? ''))
    throw new AppError('unsupported_media_type');
  if (Number(headers.get('content-length') ?? 0) > longestReport) throw new AppError('body_too_large');
}

/** The event in a body, as sendBeacon sends it. Throws `body_too_large`, `bad_request` or `invalid_input`. */
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
