import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { routes } from '#app/server/routes.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Database } from '#platform/server/database.ts';
import { checkPolicy, transactionOf } from '#platform/server/http/check-policy.ts';
import { createLog } from '#platform/server/log.ts';
import type { Answer } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createRateLimit } from '#platform/server/rate-limit.ts';
import { localScanner } from '#platform/server/scanner.ts';
import type { Contract, Input } from '#platform/shared/contract.ts';
import type { Person } from './factories.ts';

/**
 * Calls endpoints as people do, without HTTP between: the policy that stands in the route table, the contract's
 * schemas, the operation, a real database. Pass the parts of the platform that the operations use besides.
 */
export function callsOf(database: Database, parts: Partial<Platform> & { clock?: Clock } = {}) {
  const platform = {
    clock: () => new Date(),
    log: createLog('silent'),
    scanner: localScanner(),
    ...parts,
    database,
  } as Platform;

  return async function call<C extends Contract>(
    person: Person | undefined,
    contract: C,
    input: Input<C>,
  ): Promise<Answer<C>> {
    const route = routes.find((line) => line.contract === contract);
    if (!route || 'fast' in route) throw new Error(`${contract.path} is not in the route table`);
    const caller = person && {
      userId: person.id,
      sessionId: randomUUID(),
      role: person.role,
      email: person.email,
      signedInAt: new Date(),
    };
    const actor = checkPolicy(route, caller, new Date());
    const { params, query, body } = input as Record<string, unknown>;
    const parsed = {
      params: contract.params?.parse(params),
      query: contract.query?.parse(query ?? {}),
      body: typeof contract.body === 'object' ? contract.body.parse(body) : body,
    };
    const operation = 'read' in route ? route.read : route.operation;
    const answer = await operation(parsed as never, {
      platform,
      person: caller as never,
      requestId: randomUUID(),
      visitor: '127.0.0.1',
      rateLimit: createRateLimit(platform.clock),
      countedVisitor: () => undefined,
      transaction: transactionOf(contract, database, actor),
      readFigures: (work) => database.asFiguresReader(actor, work),
      http: undefined as unknown as Context,
    });
    const { response } = contract;
    return (typeof response === 'object' ? response.parse(answer) : answer) as Answer<C>;
  };
}
