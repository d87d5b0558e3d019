import type { Context } from 'hono';
import type { Contract, Output, Parsed } from '#domain/contracts/contract.ts';
import type { Tx } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Person } from './authenticate.ts';
import type { Limits } from './limits.ts';

/**
 * Who may call a route. `public`: anyone. `person`: signed in, acts as applicant on their own rows. `staff`:
 * moderator or admin. `admin`: admin alone. `link`: the signed link and its session cookie are checked by the handler.
 */
export type Policy = 'public' | 'person' | 'staff' | 'admin' | 'link';

/** What an operation gets besides its input. */
export interface RequestContext<P extends Policy = Policy> {
  platform: Platform;
  /** The signed-in person; present on every policy but `public` and `link`. */
  person: P extends 'public' | 'link' ? Person | undefined : Person;
  requestId: string;
  /** One transaction on behalf of the caller, under row-level security; the role follows from the route's policy. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** For handlers that stream bytes or set cookies; JSON handlers have no use for it. */
  http: Context;
}

type Answer<C extends Contract> = C['response'] extends 'bytes' ? Response : Output<C>;

export type Handler<C extends Contract, P extends Policy> = (
  input: Parsed<C>,
  context: RequestContext<P>,
) => Promise<Answer<C>>;

/** One line of the route table: what is asked, who may ask, how much, and the operation that answers. */
export interface Route {
  contract: Contract;
  policy: Policy;
  limits: Limits;
  handler: Handler<Contract, Policy>;
}

/** Ties a contract to its policy, limits and operation, and lets the compiler check that they fit. */
export function route<C extends Contract, P extends Policy>(
  contract: C,
  rules: { policy: P; limits: Limits },
  handler: Handler<C, P>,
): Route {
  return { contract, ...rules, handler: handler as unknown as Route['handler'] };
}
