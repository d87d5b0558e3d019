import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { admitSession } from '#features/accounts/server/find-session.ts';
import { AppError } from '#platform/server/app-error.ts';
import { checkPolicy } from '#platform/server/http/check-policy.ts';
import { readInput } from '#platform/server/http/read-input.ts';
import type { AppEnv } from '#platform/server/http/request.ts';
import type { ReadRoute } from '#platform/server/http/route.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { RateLimit } from '#platform/server/rate-limit.ts';
import type { LiveSession } from '#platform/server/session-proof.ts';
import { proofOf } from './authenticate.ts';
import { refuseDuringMaintenance } from './maintenance.ts';

/**
 * How a `readRoute` is handled: as `mount-route.ts` does it, but the session is looked up in the same write as what the
 * operation reads. Whatever that gives, an answer or a refusal, leaves only once the session is known to live and its person
 * to be let in.
 */
export function mountRead(
  app: Hono<AppEnv>,
  route: ReadRoute,
  platform: Platform,
  rateLimit: RateLimit,
): void {
  const { contract, policy, limits, read, plansKept } = route;
  const plans = { ...(plansKept && { plansKept }) };
  const path = contract.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const counter = (who: string) => `get ${contract.path} ${who}`;

  app.on('GET', path, async (c: Context<AppEnv>): Promise<Response> => {
    c.set('route', contract.path);
    const visitor = platform.clientAddress(c.env.incoming);
    const proof = await proofOf(c.req.raw.headers, platform);
    if (!proof) {
      rateLimit.take(counter(visitor), limits.perMinute);
      throw new AppError('not_authenticated');
    }
    // Counted below, when the session is known: a stolen token alone must not use up its owner's share.
    if (rateLimit.hits(counter(proof.userId)) >= limits.perMinute) throw new AppError('too_many_requests');
    let session: Promise<LiveSession | undefined> | undefined;
    const reading = async () =>
      read(await readInput(contract, c, limits.bodyBytes), {
        platform,
        person: proof,
        transaction(work) {
          if (session) throw new Error('the operation of a readRoute has one transaction');
          return platform.database.asArrivingReader(
            { role: policy === 'person' ? 'rumo_applicant' : 'rumo_staff', ...plans },
            proof,
            (found) => {
              session = found;
              // Awaited below, which may be after it failed.
              found.catch(() => {});
            },
            work,
          );
        },
      });
    const [result] = await Promise.allSettled([reading()]);
    // Without a connection the question would wait for one again.
    if (!session && isOutage(result)) throw result.reason;
    session ??= platform.database.findSession(proof);
    const person = await admitSession(platform, proof, await session);
    rateLimit.take(counter(person?.userId ?? visitor), limits.perMinute);
    checkPolicy(route, person, platform.clock());
    await refuseDuringMaintenance(route, person, c.req.raw.headers, platform);
    if (result.status === 'rejected') throw result.reason;
    // What the contract's schema does not name does not leave.
    return c.json((contract.response as z.ZodType<object>).parse(result.value));
  });
}

const isOutage = (result: PromiseSettledResult<unknown>): result is PromiseRejectedResult =>
  result.status === 'rejected' && result.reason instanceof AppError && result.reason.code === 'unavailable';
