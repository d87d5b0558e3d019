import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { digestOf } from './random-secret.ts';

/** Refreshes of one session in a minute: every tab that is open refreshes when the computer wakes. */
const perSession = 600;
/** Tries of one code; it works once. */
const perCode = 10;
/** Refused tokens and codes of one address in a minute, after which unknown ones from there do not reach the database. */
const refusedPerAddress = 600;

/**
 * Runs an exchange of tokens within its limits: a refresh counts for its session and a code for its sign-in, never for an
 * address, which everybody behind one proxy shares. What is over is answered 503 with Retry-After: the browser's library
 * takes 429 as the end of a session and throws its tokens away, and tries again after 503.
 */
export async function withinTokenLimits<T>(
  { rateLimit, visitor }: Pick<RequestContext, 'rateLimit' | 'visitor'>,
  asked: { cookie: string | undefined; code?: string },
  exchange: () => Promise<T>,
): Promise<T> {
  const { cookie, code } = asked;
  if (!cookie) throw new AppError('not_authenticated');
  const session = `session ${digestOf(cookie).toString('base64url')}`;
  const key = code === undefined ? `refresh ${session}` : `code ${digestOf(code).toString('base64url')}`;
  if (rateLimit.count(key) > (code === undefined ? perSession : perCode)) throw later();
  const refused = `refused tokens ${visitor}`;
  if (rateLimit.hits(refused) >= refusedPerAddress && !rateLimit.isProven(session)) throw later();
  try {
    const result = await exchange();
    rateLimit.prove(session);
    return result;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_authenticated') rateLimit.count(refused);
    throw error;
  }
}

const later = () => new AppError('unavailable', { details: { retry_after: 60 } });
