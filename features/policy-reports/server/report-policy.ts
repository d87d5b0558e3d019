import { z } from 'zod';
import { AppError } from '#platform/server/app-error.ts';
import { readBody } from '#platform/server/http/read-input.ts';
import type { RequestContext } from '#platform/server/operation.ts';

/** Bytes of a request; a browser's own are 1 to 3 kB. */
const longest = 16 * 1024;

/** Requests of everybody together in a minute, and lines that they may write into the log in an hour. */
const perMinute = 300;

const perHour = 50;

const hour = 60 * 60 * 1000;

/** What this process has said in the present hour. */
let said = { since: 0, lines: new Set<string>() };

/**
 * Writes into the log what the content policy has stopped, each thing once in an hour and at most 50 things: who sends made-up
 * reports cannot fill it. Throws `body_too_large` and `too_many_requests`.
 */
export async function reportPolicy(
  _input: unknown,
  { platform, http, requestId, rateLimit }: RequestContext,
): Promise<undefined> {
  const { env, log, clock } = platform;
  if (rateLimit.count('policy reports of everybody') > perMinute) throw new AppError('too_many_requests');
  const violations = readViolations(await readBody(http.req.raw, longest), env.origins);
  const now = clock().getTime();
  if (Math.abs(now - said.since) >= hour) said = { since: now, lines: new Set() };
  for (const violation of violations) {
    const line = Object.values(violation).join(' ');
    if (said.lines.has(line) || said.lines.size >= perHour) continue;
    said.lines.add(line);
    log.warn({ requestId, ...violation }, 'the content policy has stopped something');
  }
}

/** What of a report may stand in a log: no query, no id, no word of a person. */
interface Violation {
  directive: string;
  /** A keyword (`inline`), a scheme (`data`) or an origin. */
  blocked: string;
  /** The page, ids as `*`. */
  page: string;
  /** The script of ours that did it, or the origin of a foreign one. */
  source: string;
}

const text = z.string().max(4_000);

/** As the Reporting API sends it, a list; Firefox and Safari send one in the older form. */
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

/** The most of one request that are looked at. */
const most = 20;

/** Reads what a browser sent; nothing for what is no report, or not of a page on one of `origins`. */
function readViolations(body: Buffer, origins: readonly string[]): Violation[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8'));
  } catch {
    // Anybody can send anything here.
    return [];
  }
  return (Array.isArray(parsed) ? parsed.slice(0, most) : [parsed]).flatMap((report) => {
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

/** A keyword as it is, of a foreign address its origin, of ours the file's name. */
function placeOf(address: string | null | undefined, origins: readonly string[]): string {
  if (!address) return 'none';
  if (/^[a-z-]{1,20}$/.test(address)) return address;
  const url = URL.parse(address);
  if (!url) return 'unreadable';
  if (origins.includes(url.origin)) return /^\/assets\/[\w.-]{1,80}$/.exec(url.pathname)?.[0] ?? 'own';
  return url.origin === 'null' ? url.protocol.slice(0, 20) : url.origin.slice(0, 100);
}

/** The address of a page without what may be about somebody. */
function patternOf(path: string): string {
  const parts = path.split('/').slice(1, 5);
  return `/${parts.map((part) => (/^[a-z-]{0,24}$/.test(part) ? part : '*')).join('/')}`;
}
