import { randomUUID, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { isbot } from 'isbot';
import type { HeaderSource } from '#platform/server/http/fast-path.ts';
import type { Services } from '#platform/server/platform.ts';
import { keyedHash } from '#platform/server/secrets.ts';
import { type Browser, browserOf, deviceOf, shortAgent } from '../rules/traffic.ts';
import { maxDraws, optOutCookie, visitEndsAfter, visitorLife } from '../rules/visitors.ts';

/** A counted browser: an id of ours in a signed cookie, no name. */
export interface Visitor {
  /** UUID version 7, which holds the time of the first visit and so the cookie's age. */
  readonly id: string;
  /** One visit, the `session_id` of what is counted. */
  readonly visitId: string;
  /** When the visitor last asked for a page or sent an event, in seconds since 1970. */
  readonly seenAt: number;
  /** Experiment id -> variant id, or 'none' outside of the test. Newest last. */
  readonly draws: Readonly<Record<string, string>>;
}

const cookieName = 'rumo_visitor';

/** We never write more. */
const longestCookie = 4_000;

/** Verified cookies in the cache: about 10 MiB. It makes a landing page a quarter cheaper. */
const mostVerified = 10_000;

/** The cookies of visitors, signed with the key of this installation. */
export interface Visitors {
  /**
   * The visitor of a Cookie header. Undefined without one, with a wrong signature, or when the first visit was over 13
   * months ago: no visit prolongs that.
   */
  read(cookieHeader: string | null): Visitor | undefined;
  /** The value of Set-Cookie. */
  cookieOf(visitor: Visitor): string;
  /** The value of Set-Cookie that removes the cookie. */
  removal: string;
  /** The id of a browser's visitor; undefined without one, or when the browser may not be counted. */
  countedIn(headers: HeaderSource): string | undefined;
}

export function openVisitors({
  env,
  secrets,
  clock,
}: Pick<Services, 'clock'> & {
  env: Pick<Services['env'], 'publicUrl'>;
  secrets: Pick<Services['secrets'], 'derive'>;
}): Visitors {
  const sign = keyedHash(secrets.derive('visitors'));
  const secure = env.publicUrl.startsWith('https:');
  const verified = new Map<string, Visitor>();

  function verify(value: string): Visitor | undefined {
    const end = Math.max(0, value.lastIndexOf('.'));
    if (!isSignature(value.slice(end + 1), sign(value.slice(0, end)))) return undefined;
    // A copy, because a slice would keep the whole header in memory.
    const own = Buffer.from(value, 'latin1').toString('latin1');
    const visitor = visitorOf(own.slice(0, end));
    if (verified.size >= mostVerified) verified.clear();
    // By the whole cookie, so that a part of one cannot be guessed.
    if (visitor) verified.set(own, visitor);
    return visitor;
  }

  function read(cookieHeader: string | null): Visitor | undefined {
    const value = cookieHeader && valueIn(cookieHeader);
    if (!value || value.length > longestCookie) return undefined;
    const visitor = verified.get(value) ?? verify(value);
    return visitor && secondsLeft(visitor.id, clock().getTime()) > 0 ? visitor : undefined;
  }

  return {
    read,
    cookieOf(visitor) {
      const payload = payloadOf(visitor);
      // Without `serialize`: nothing in it needs an escape, and every landing page sets one.
      const age = Math.max(0, secondsLeft(visitor.id, visitor.seenAt * 1000));
      const end = secure ? '; HttpOnly; Secure; SameSite=Lax' : '; HttpOnly; SameSite=Lax';
      return `${cookieName}=${payload}.${sign(payload)}; Max-Age=${age}; Path=/${end}`;
    },
    removal: serialize(cookieName, '', { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: 0 }),
    countedIn(headers) {
      const cookies = headers.get('cookie');
      return hasVisitor(cookies) && isCounted(headers) ? read(cookies)?.id : undefined;
    },
  };
}

const [given, right] = [Buffer.alloc(43), Buffer.alloc(43)];

/** Compares in constant time. */
function isSignature(signature: string, expected: string): boolean {
  if (signature.length !== right.length) return false;
  given.write(signature, 'latin1');
  right.write(expected, 'latin1');
  return timingSafeEqual(given, right);
}

/**
 * What is signed: id, visit, time, then the draws as pairs, separated by dots. Nothing in it needs an escape in a cookie, and
 * it is cheaper than JSON in base64.
 */
function payloadOf({ id, visitId, seenAt, draws }: Visitor): string {
  let payload = `${id}.${visitId}.${seenAt}`;
  for (const experiment of Object.keys(draws).slice(-maxDraws))
    payload += `.${experiment}.${draws[experiment]}`;
  return payload;
}

/** Undefined for another form of payload. */
function visitorOf(payload: string): Visitor | undefined {
  const [id, visitId, seenAt, ...pairs] = payload.split('.');
  if (!id || !visitId || !seenAt || pairs.length % 2 === 1) return undefined;
  const draws: Record<string, string> = {};
  for (let at = 0; at < pairs.length; at += 2) draws[pairs[at] ?? ''] = pairs[at + 1] ?? '';
  return { id, visitId, seenAt: Number(seenAt), draws };
}

/** A new visitor where there was none; a new visit after half an hour of inactivity. */
export function continueVisit(visitor: Visitor | undefined, now: Date): Visitor {
  const seenAt = Math.floor(now.getTime() / 1000);
  if (!visitor || secondsLeft(visitor.id, now.getTime()) <= 0) {
    return { id: visitorIdAt(now), visitId: randomUUID(), seenAt, draws: {} };
  }
  // A clock that went back leaves the visit as it is.
  const over = seenAt - visitor.seenAt > visitEndsAfter;
  return { ...visitor, seenAt, visitId: over ? randomUUID() : visitor.visitId };
}

/** The cookie is written again when its time is this old (seconds), and at once when anything else changed. */
const cookieStep = 300;

/**
 * Whether the cookie has to be set again: for a new visitor, visit or draw, and now and then for the time. Signing it is a
 * seventh of the cost of a cached landing page.
 */
export function isWorthWriting(known: Visitor | undefined, visitor: Visitor): boolean {
  if (!known || visitor.visitId !== known.visitId) return true;
  return visitor.draws !== known.draws || visitor.seenAt - known.seenAt >= cookieStep;
}

/** Whether a Cookie header holds ours, valid or not. */
export function hasVisitor(cookieHeader: string | null): boolean {
  return cookieHeader?.includes(`${cookieName}=`) === true;
}

/**
 * Whether this browser may be counted: it has not opted out (Global Privacy Control, Do Not Track, our own switch) and is no
 * bot. Staff have to be excluded by the caller.
 */
export function isCounted(headers: HeaderSource): boolean {
  if (asksNotToBeTracked(headers) || hasOptedOut(headers)) return false;
  const agent = headers.get('user-agent');
  return agent !== null && agent !== '' && !agentOf(agent).isBot;
}

/** Global Privacy Control, or Do Not Track. */
export function asksNotToBeTracked(headers: HeaderSource): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}

/** 'Do not count my visits' was pressed in this browser. */
export function hasOptedOut(headers: HeaderSource): boolean {
  const cookies = headers.get('cookie');
  return cookies?.includes(optOutCookie) === true && parse(cookies, optOutCookie)[optOutCookie] === '1';
}

/** Our cookie's value, which needs no unescaping. */
function valueIn(header: string): string | undefined {
  const mark = `${cookieName}=`;
  let at = header.indexOf(mark);
  // Skips cookies whose names only end like ours.
  while (at > 0 && header[at - 1] !== ' ' && header[at - 1] !== ';') at = header.indexOf(mark, at + 1);
  if (at < 0) return undefined;
  const end = header.indexOf(';', at);
  return header.slice(at + mark.length, end < 0 ? undefined : end).trim();
}

/** The cookie's remaining life. A first visit in the future (a clock that went back) counts as now. */
function secondsLeft(id: string, now: number): number {
  const age = Math.floor((now - firstVisitOf(id)) / 1000);
  return visitorLife - Math.max(0, age);
}

/** The time in an id of ours, in milliseconds since 1970. */
export function firstVisitOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** UUID version 7 (RFC 9562): 48 bits of milliseconds, the rest of a random UUID. */
function visitorIdAt(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

interface Agent {
  isBot: boolean;
  device_type: 'mobile' | 'desktop';
  browser: Browser;
  user_agent: string;
}

const agents = new Map<string, Agent>();
const maxAgents = 1_000;

/** Cached: a site sees few different agents, and the list of bots is one long pattern. */
export function agentOf(userAgent: string): Agent {
  const known = agents.get(userAgent);
  if (known) return known;
  if (agents.size >= maxAgents) agents.clear();
  const agent = {
    isBot: isbot(userAgent),
    device_type: deviceOf(userAgent),
    browser: browserOf(userAgent),
    user_agent: shortAgent(userAgent),
  };
  agents.set(userAgent, agent);
  return agent;
}
