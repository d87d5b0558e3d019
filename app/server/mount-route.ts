import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { checkPolicy, transactionOf, withRecentSignIn } from '#platform/server/http/check-policy.ts';
import { readInput } from '#platform/server/http/read-input.ts';
import type { AppEnv } from '#platform/server/http/request.ts';
import type { OperationRoute } from '#platform/server/http/route.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { RateLimit } from '#platform/server/rate-limit.ts';
import { authenticate } from './authenticate.ts';
import { refuseDuringMaintenance } from './maintenance.ts';

/** How every request is handled: identify, limit, policy, maintenance, parse, operation, present. */
export function mountRoute(
  app: Hono<AppEnv>,
  route: OperationRoute,
  platform: Platform,
  rateLimit: RateLimit,
): void {
  const { contract, recent, limits, operation } = route;
  const path = contract.path.replaceAll(/\{(\w+)\}/g, ':$1');

  const answer = async (c: Context<AppEnv>): Promise<Response> => {
    c.set('route', contract.path);
    const visitor = platform.clientAddress(c.env.incoming);
    const person = await authenticate(c.req.raw.headers, platform);
    if (limits.perMinute !== 'own')
      rateLimit.take(`${contract.method} ${contract.path} ${person?.userId ?? visitor}`, limits.perMinute);
    const actor = checkPolicy(route, person, platform.clock());
    const services = recent ? withRecentSignIn(platform, actor) : platform;
    await refuseDuringMaintenance(route, person, c.req.raw.headers, platform);
    const input = await readInput(contract, c, limits.bodyBytes);
    const result: unknown = await operation(input, {
      platform: services,
      person,
      requestId: c.get('requestId'),
      visitor,
      rateLimit,
      countedVisitor: () => platform.traffic.visitors.countedIn(c.req.raw.headers),
      transaction: transactionOf(contract, services.database, actor),
      readFigures: (work) => services.database.asFiguresReader(actor, work),
      http: c,
    });
    if (result instanceof Response) return result;
    if (contract.response === 'none') return c.body(null, 204);
    // What the contract's schema does not name does not leave.
    return c.json((contract.response as z.ZodType<object>).parse(result));
  };
  app.on(contract.method.toUpperCase(), path, answer);
}
