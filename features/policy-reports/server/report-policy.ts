import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { readBody } from '#platform/server/read-body.ts';
import { readViolations } from './read-violations.ts';

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
