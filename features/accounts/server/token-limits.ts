import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { hashSecret } from '#platform/server/secrets.ts';

/** Refreshes of one session in a minute: every tab that is open refreshes when the computer wakes. */
const perSession = 600;
/** Tries of one code; it works once. */
const perCode = 10;
/** Refused tokens and codes of one address in a minute; beyond, unknown ones do not reach the database. */
const refusedPerAddress = 600;

/**
 * Runs an exchange of tokens within its limits. A refresh counts for its session and a code for its sign-in, never for an
 * address, which a proxy shares. Above the limit: 503 with Retry-After, because auth-js takes 429 as the end of a session
 * and throws its tokens away, but retries after 503.
 */
export async function withinTokenLimits<T>(
  { rateLimit, visitor }: Pick<RequestContext, 'rateLimit' | 'visitor'>,
  asked: { cookie: string | undefined; code?: string },
  exchange: () => Promise<T>,
): Promise<T> {
  const { cookie, code } = asked;
  if (!cookie) throw new AppError('not_authenticated');
  const session = `session ${hashSecret(cookie).toString('base64url')}`;
  const key = code === undefined ? `refresh ${session}` : `code ${hashSecret(code).toString('base64url')}`;
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
