import type { Context } from 'hono';
import type { Contract, Output, Parsed } from '#platform/shared/contract.ts';
import type { RoleName } from '#platform/shared/roles.ts';
import type { Actor } from './actor.ts';
import type { Tx } from './database.ts';
import type { Platform } from './platform.ts';
import type { RateLimit } from './rate-limit.ts';

/** The person behind a request, as their session row and role row stood when the request came in. */
export interface Person {
  userId: string;
  sessionId: string;
  role: RoleName;
  email: string;
  /** When they last proved who they are, to the provider where it says so, else to us. */
  signedInAt: Date;
  /** The site was under maintenance at that moment. */
  maintenance?: boolean;
}

/**
 * Who may call a route. `public`: anyone. `person`: signed in, acts as applicant on their own rows. `staff`:
 * moderator or admin. `admin`: admin alone. `link`: the signed link and its session cookie are checked by the handler.
 */
export type Policy = 'public' | 'person' | 'staff' | 'admin' | 'link';

/** What an operation gets besides its input. */
export interface RequestContext<P extends Policy = Policy> {
  platform: Platform;
  /** The signed-in person; may be missing on `public` and `link` routes only. */
  person: P extends 'public' | 'link' ? Person | undefined : Person;
  requestId: string;
  /** The address the request came from, for counting alone: never stored or logged in the clear. */
  visitor: string;
  /** For operations that count by something better than the caller's address. */
  rateLimit: RateLimit;
  /** The id of the visitor whose browser this is, when it is counted (`visitor-cookie.ts`). Asked for, because few need it. */
  countedVisitor(): string | undefined;
  /** One transaction on behalf of the caller, under row-level security; the role follows from the route's policy. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** For operations that stream bytes; those that answer JSON have no use for it. */
  http: Context;
}

/** What an operation answers: the contract's JSON, or a whole response where the contract says bytes or events. */
export type Answer<C extends Contract> = C['response'] extends 'bytes' | 'events' ? Response : Output<C>;

/** The shape of every operation: parsed input and context in, answer out; refusals are thrown as `AppError`. */
export type Operation<C extends Contract, P extends Policy> = (
  input: Parsed<C>,
  context: RequestContext<P>,
) => Promise<Answer<C>>;

/** Whom the log names for what the program writes because this person pressed something of their own. */
export const askedBy = ({ userId, sessionId }: Person): Actor => ({ as: 'applicant', userId, sessionId });
