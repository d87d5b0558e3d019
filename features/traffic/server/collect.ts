import { hasSessionCookie } from '#features/accounts/server/cookies.ts';
import { findSessionByCookie } from '#features/accounts/server/find-session.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Env } from '#platform/server/env.ts';
import type { FastAnswer, FastRequest, HeaderSource } from '#platform/server/http/fast-path.ts';
import { isStaff } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type TrafficEvent, trafficEvent } from '../contract/traffic.ts';
import { variantSeen } from './choose-page.ts';
import { rowOfEvent } from './event-row.ts';
import { continueVisit, isCounted, isWorthWriting } from './visitor-cookie.ts';

const done: FastAnswer = { status: 204 };

/**
 * Counts one event. Answers when it is committed, or at once where nothing is counted (no visitor, opted out, staff, a page
 * that is not public); sets the cookie when the visit continues. Throws what `checkSender` and `readReport` throw,
 * `too_many_requests` above the visitor's cap, `unavailable` when too many wait.
 */
export async function collect({ headers, body }: FastRequest, platform: Platform): Promise<FastAnswer> {
  checkSender(headers, platform.env);
  const event = readReport(body);
  if (!isCounted(headers)) return done;
  const { visitors, caps, snapshots, collector, ownHost } = platform.traffic;
  const known = visitors.read(headers.get('cookie'));
  if (!known) return done;
  const now = platform.clock();
  if (!caps.take(known.id, now)) throw new AppError('too_many_requests');

  const found = snapshots.current();
  const snapshot = found instanceof Promise ? await found : found;
  if (!snapshot.byId.has(event.page)) return done;
  const person = await personOf(platform, headers);
  if (isStaff(person)) return done;

  // Leaving does not prolong the visit.
  const visitor = event.type === 'leave' ? known : continueVisit(known, now);
  const row = rowOfEvent(
    event,
    {
      visitor,
      userAgent: headers.get('user-agent') ?? '',
      userId: person?.userId,
      seen: variantSeen(snapshot, event.page, known),
      ownHost,
    },
    caps,
    now,
  );
  await collector.add(row);
  if (!isWorthWriting(known, visitor)) return done;
  return { status: 204, headers: ['Set-Cookie', visitors.cookieOf(visitor)] };
}

/** The signed-in person, by the cookie alone. */
function personOf(platform: Platform, headers: HeaderSource) {
  const cookie = headers.get('cookie');
  if (!hasSessionCookie(cookie, platform.env)) return undefined;
  return findSessionByCookie(platform, new Headers({ cookie: cookie ?? '' }));
}

/**
 * Throws unless the report comes from a page of ours in the right form. Browsers always send Origin with a POST; other
 * clients can forge it, and only the caps bound them.
 */
function checkSender(headers: HeaderSource, { origins }: Pick<Env, 'origins'>): void {
  const origin = headers.get('origin');
  if (!origin || !origins.includes(origin)) throw new AppError('forbidden');
  if (!/^(text\/plain|application\/json)\b/i.test(headers.get('content-type') ?? ''))
    throw new AppError('unsupported_media_type');
}

/** Throws `bad_request` or `invalid_input`. */
function readReport(body: Buffer): TrafficEvent {
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
