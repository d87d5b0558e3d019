import { randomUUID, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { isbot } from 'isbot';
import type { Platform } from '#platform/server/platform.ts';
import { keyedHash } from '#platform/server/secrets.ts';
import { type Browser, browserOf, deviceOf, shortAgent } from '../rules/traffic.ts';
import { maxDraws, optOutCookie, visitEndsAfter, visitorLife } from '../rules/visitors.ts';

/** A browser that is counted: nobody's name, an id of ours in a signed cookie. */
export interface Visitor {
  /** UUID version 7: the moment of the first visit is in it, so that the cookie's age needs no field of its own. */
  readonly id: string;
  /** One visit, the `session_id` of what is counted. */
  readonly visitId: string;
  /** When the visitor last asked for a page or sent an event, in seconds since 1970. */
  readonly seenAt: number;
  /** Experiment id -> variant id, or 'none' for a visitor outside of the test. The newest come last. */
  readonly draws: Readonly<Record<string, string>>;
}

/** Headers, or Node's own under the same names. */
type Asking = Pick<Headers, 'get'>;

const cookieName = 'rumo_visitor';

/** More than this we never write; what is longer is not ours. */
const longestCookie = 4_000;

/** Cookies that were found to bear the signature of one key. To look one up costs a landing page a quarter less than to verify it. */
export type VerifiedCookies = Map<string, Visitor>;

/** About 10 MiB. */
const mostVerified = 10_000;

/**
 * The visitor of a Cookie header. Undefined when there is none, when the signature is not ours, or when the first visit
 * was over 13 months ago: the age is never prolonged. `verified` is for who is asked for the same cookie again and again,
 * always with this key.
 */
export function readVisitor(
  cookieHeader: string | undefined,
  key: Buffer,
  verified?: VerifiedCookies,
): Visitor | undefined {
  const value = cookieHeader && valueIn(cookieHeader);
  if (!value || value.length > longestCookie) return undefined;
  const known = verified?.get(value) ?? verify(value, key, verified);
  return known && secondsLeft(known.id, Date.now()) > 0 ? known : undefined;
}

function verify(value: string, key: Buffer, verified?: VerifiedCookies): Visitor | undefined {
  const end = Math.max(0, value.lastIndexOf('.'));
  if (!isSignature(value.slice(end + 1), signerOf(key)(value.slice(0, end)))) return undefined;
  if (!verified) return visitorOf(value.slice(0, end));
  // A copy, because every part of a header would keep all of it.
  const own = Buffer.from(value, 'latin1').toString('latin1');
  const visitor = visitorOf(own.slice(0, end));
  if (verified.size >= mostVerified) verified.clear();
  // The whole cookie, so that nobody can ask whether a part of one would be right.
  if (visitor) verified.set(own, visitor);
  return visitor;
}

const [given, right] = [Buffer.alloc(43), Buffer.alloc(43)];

/** Whether both are the same, found out in the same time for every `signature`. */
function isSignature(signature: string, expected: string): boolean {
  if (signature.length !== right.length) return false;
  given.write(signature, 'latin1');
  right.write(expected, 'latin1');
  return timingSafeEqual(given, right);
}

/**
 * What is signed: id, visit, moment, then the draws as pairs, with a dot after each. Nothing in it has a dot or needs an
 * escape in a cookie, and no JSON and no base64 have to be made and read for each event.
 */
function payloadOf({ id, visitId, seenAt, draws }: Visitor): string {
  let payload = `${id}.${visitId}.${seenAt}`;
  for (const experiment of Object.keys(draws).slice(-maxDraws))
    payload += `.${experiment}.${draws[experiment]}`;
  return payload;
}

/** Undefined for what we signed in another form. */
function visitorOf(payload: string): Visitor | undefined {
  const [id, visitId, seenAt, ...pairs] = payload.split('.');
  if (!id || !visitId || !seenAt || pairs.length % 2 === 1) return undefined;
  const draws: Record<string, string> = {};
  for (let at = 0; at < pairs.length; at += 2) draws[pairs[at] ?? ''] = pairs[at + 1] ?? '';
  return { id, visitId, seenAt: Number(seenAt), draws };
}

/** The visitor as they go on now: a new one where there was none, a new visit after half an hour without a sign. */
export function continueVisit(visitor: Visitor | undefined, now: Date): Visitor {
  const seenAt = Math.floor(now.getTime() / 1000);
  if (!visitor || secondsLeft(visitor.id, now.getTime()) <= 0) {
    return { id: visitorIdAt(now), visitId: randomUUID(), seenAt, draws: {} };
  }
  // A clock that went back leaves the visit as it is.
  const over = seenAt - visitor.seenAt > visitEndsAfter;
  return { ...visitor, seenAt, visitId: over ? randomUUID() : visitor.visitId };
}

/** The cookie is written again when its moment is this old (seconds), and at once when anything else changed. */
const cookieStep = 300;

/**
 * Whether a browser that brought `known` has to be told of `visitor`: of a newcomer, of a new visit or draw, and of the
 * time that went by now and then. To write and sign it is a seventh of what a landing page costs from memory.
 */
export function isWorthWriting(known: Visitor | undefined, visitor: Visitor): boolean {
  if (!known || visitor.visitId !== known.visitId) return true;
  return visitor.draws !== known.draws || visitor.seenAt - known.seenAt >= cookieStep;
}

/** The value of Set-Cookie. `secure`: the site is reached by https. */
export function visitorCookie(visitor: Visitor, key: Buffer, secure: boolean): string {
  const payload = payloadOf(visitor);
  // Written out: nothing in it needs an escape, and every landing page bears one.
  const age = Math.max(0, secondsLeft(visitor.id, visitor.seenAt * 1000));
  const end = secure ? '; HttpOnly; Secure; SameSite=Lax' : '; HttpOnly; SameSite=Lax';
  return `${cookieName}=${payload}.${signerOf(key)(payload)}; Max-Age=${age}; Path=/${end}`;
}

/** Whether a Cookie header brings ours, good or not. */
export function hasVisitor(cookieHeader: string | null): boolean {
  return cookieHeader?.includes(`${cookieName}=`) === true;
}

/** The value of Set-Cookie that takes the cookie back. */
export function forgetVisitor(secure: boolean): string {
  return serialize(cookieName, '', { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: 0 });
}

/**
 * Whether the browser behind these headers may be counted: it does not ask not to be (Global Privacy Control, Do Not
 * Track, our own switch) and is no bot. Staff are told apart by whoever has the database.
 */
export function isCounted(headers: Asking): boolean {
  if (asksNotToBeTracked(headers) || hasOptedOut(headers)) return false;
  const agent = headers.get('user-agent');
  return agent !== null && agent !== '' && !agentOf(agent).isBot;
}

/** Whether the browser asks every site alike: Global Privacy Control, or Do Not Track. */
export function asksNotToBeTracked(headers: Asking): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}

/** Whether somebody pressed 'Do not count my visits' in this browser. */
export function hasOptedOut(headers: Asking): boolean {
  const cookies = headers.get('cookie');
  return cookies?.includes(optOutCookie) === true && parse(cookies, optOutCookie)[optOutCookie] === '1';
}

const signers = new WeakMap<Buffer, (payload: string) => string>();

/** How a key signs, derived once. */
function signerOf(key: Buffer): (payload: string) => string {
  const known = signers.get(key);
  if (known) return known;
  const made = keyedHash(key);
  signers.set(key, made);
  return made;
}

/** Our cookie's value, which holds no character that would be quoted or escaped. */
function valueIn(header: string): string | undefined {
  const mark = `${cookieName}=`;
  let at = header.indexOf(mark);
  // The end of another cookie's name is not ours.
  while (at > 0 && header[at - 1] !== ' ' && header[at - 1] !== ';') at = header.indexOf(mark, at + 1);
  if (at < 0) return undefined;
  const end = header.indexOf(';', at);
  return header.slice(at + mark.length, end < 0 ? undefined : end).trim();
}

/** How long the cookie of this visitor may still live. A first visit in the future (a clock that went back) is now. */
function secondsLeft(id: string, now: number): number {
  const age = Math.floor((now - firstVisitOf(id)) / 1000);
  return visitorLife - Math.max(0, age);
}

/** The moment in an id of ours, in milliseconds since 1970. */
export function firstVisitOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** UUID version 7 (RFC 9562): 48 bits of milliseconds, the rest chance, as a random UUID has it in the same places. */
function visitorIdAt(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** The id of the visitor whose browser sent these headers; undefined when it has none or is not to be counted. */
export function countedVisitor(headers: Headers, { secrets }: Pick<Platform, 'secrets'>): string | undefined {
  const cookie = headers.get('cookie') ?? undefined;
  if (!cookie?.includes('rumo_visitor=') || !isCounted(headers)) return undefined;
  return readVisitor(cookie, secrets.derive('visitors'))?.id;
}

/** What of a user agent is of use to us. */
interface Agent {
  isBot: boolean;
  device_type: 'mobile' | 'desktop';
  browser: Browser;
  user_agent: string;
}

const known = new Map<string, Agent>();

const mostKnown = 1_000;

/** What a user agent says. A site sees few different ones, and the list of bots is one long pattern: it is remembered. */
export function agentOf(userAgent: string): Agent {
  const before = known.get(userAgent);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  const agent = {
    isBot: isbot(userAgent),
    device_type: deviceOf(userAgent),
    browser: browserOf(userAgent),
    user_agent: shortAgent(userAgent),
  };
  known.set(userAgent, agent);
  return agent;
}
