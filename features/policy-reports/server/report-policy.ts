import { z } from 'zod';
import { AppError } from '#platform/server/app-error.ts';
import { readBody } from '#platform/server/http/read-input.ts';
import type { RequestContext } from '#platform/server/operation.ts';

/** Bytes; browsers send 1 to 3 kB. */
const longest = 16 * 1024;

/** Requests of all visitors in a minute, and lines in the log in an hour. */
const perMinute = 300;
const perHour = 50;

const hour = 60 * 60 * 1000;

declare module '#platform/server/platform.ts' {
  interface Rooms {
    /** What was logged in the present hour. */
    policyReports: { since: number; lines: Set<string> };
  }
}

/**
 * Logs violations of the content policy, each once an hour and at most 50, so that made-up reports cannot fill the log.
 * Throws `body_too_large` and `too_many_requests`.
 */
export async function reportPolicy(
  _input: unknown,
  { platform, http, requestId, rateLimit }: RequestContext,
): Promise<undefined> {
  const { env, log, clock, policyReports: logged } = platform;
  if (rateLimit.count('policy reports of everybody') > perMinute) throw new AppError('too_many_requests');
  const violations = readViolations(await readBody(http.req.raw, longest), env.origins);
  const now = clock().getTime();
  if (Math.abs(now - logged.since) >= hour) Object.assign(logged, { since: now, lines: new Set() });
  for (const violation of violations) {
    const line = Object.values(violation).join(' ');
    if (logged.lines.has(line) || logged.lines.size >= perHour) continue;
    logged.lines.add(line);
    log.warn({ requestId, ...violation }, 'the content policy has stopped something');
  }
}

/** The part of a report that may be logged: no query, no id, nothing personal. */
interface Violation {
  directive: string;
  /** A keyword (`inline`), a scheme (`data`) or an origin. */
  blocked: string;
  /** The page, ids as `*`. */
  page: string;
  /** Our script that did it, or the origin of a foreign one. */
  source: string;
}

const text = z.string().max(4_000);

/** The Reporting API's form, in a list; Firefox and Safari send a single report in the older form. */
const modern = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text.nullish(),
    sourceFile: text.nullish(),
  }),
});

const older = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'violated-directive': text.optional(),
    'effective-directive': text.optional(),
    'blocked-uri': text.nullish(),
    'source-file': text.nullish(),
  }),
});

/** Reports that are read of one request. */
const maxReports = 20;

/** Empty for what is no report, or not of a page on one of `origins`. */
function readViolations(body: Buffer, origins: readonly string[]): Violation[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8'));
  } catch {
    // Anyone can send anything here.
    return [];
  }
  return (Array.isArray(parsed) ? parsed.slice(0, maxReports) : [parsed]).flatMap((report) => {
    const { data: one } = modern.safeParse(report);
    const { data: other } = older.safeParse(report);
    const legacy = other?.['csp-report'];
    const page = URL.parse(one?.body.documentURL ?? legacy?.['document-uri'] ?? '');
    const named =
      one?.body.effectiveDirective ?? legacy?.['effective-directive'] ?? legacy?.['violated-directive'];
    const directive = /^[a-z-]{1,40}/.exec(named ?? '')?.[0];
    if (!page || !directive || !origins.includes(page.origin)) return [];
    return {
      directive,
      blocked: placeOf(one?.body.blockedURL ?? legacy?.['blocked-uri'], origins),
      page: patternOf(page.pathname),
      source: placeOf(one?.body.sourceFile ?? legacy?.['source-file'], origins),
    };
  });
}

/** A keyword, a foreign address's origin, or the path of our script. */
function placeOf(address: string | null | undefined, origins: readonly string[]): string {
  if (!address) return 'none';
  if (/^[a-z-]{1,20}$/.test(address)) return address;
  const url = URL.parse(address);
  if (!url) return 'unreadable';
  if (origins.includes(url.origin)) return /^\/assets\/[\w.-]{1,80}$/.exec(url.pathname)?.[0] ?? 'own';
  return url.origin === 'null' ? url.protocol.slice(0, 20) : url.origin.slice(0, 100);
}

/** A page's path without what may be personal. */
function patternOf(path: string): string {
  const parts = path.split('/').slice(1, 5);
  return `/${parts.map((part) => (/^[a-z-]{0,24}$/.test(part) ? part : '*')).join('/')}`;
}
