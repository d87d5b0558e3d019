import type { Context } from 'hono';
import type { Contract, Output, Parsed } from '#platform/shared/contract.ts';
import type { RoleName } from '#platform/shared/roles.ts';
import type { Actor } from './actor.ts';
import type { Tx } from './database.ts';
import type { Platform } from './platform.ts';
import type { RateLimit } from './rate-limit.ts';

/** The user behind a request, as their session and role were when it came in. */
export interface Person {
  userId: string;
  sessionId: string;
  role: RoleName;
  email: string;
  /** When they last proved who they are, to the provider if it says so, else to us. */
  signedInAt: Date;
  /** The site was under maintenance. */
  maintenance?: boolean;
}

/** Whether someone works here; a visitor who is not signed in does not. */
export const isStaff = (person: Pick<Person, 'role'> | undefined): boolean =>
  person !== undefined && person.role !== 'user';

/**
 * Who may call a route. `public`: anyone. `person`: signed in, acts as applicant on their own rows. `staff`: moderator or
 * admin. `link`: the handler checks the signed link and its session cookie.
 */
export type Policy = 'public' | 'person' | 'staff' | 'admin' | 'link';

/** What an operation gets besides its input. */
export interface RequestContext<P extends Policy = Policy> {
  platform: Platform;
  /** The signed-in user; may be missing on `public` and `link` routes only. */
  person: P extends 'public' | 'link' ? Person | undefined : Person;
  requestId: string;
  /** The client's address, for rate limits only: never stored or logged in the clear. */
  visitor: string;
  /** For operations that limit by something better than the address. */
  rateLimit: RateLimit;
  /** Returns the id of the counted visitor of this browser (`visitor-cookie.ts`), if there is one. */
  countedVisitor(): string | undefined;
  /** Runs one transaction as the caller, under row-level security; the route's policy decides the role. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Reads as the caller for figures and exports of staff: `Database.asFiguresReader`. */
  readFigures<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** For operations that stream bytes. */
  http: Context;
}

/** What an operation returns: the contract's JSON, or a Response where the contract says bytes or events. */
export type Answer<C extends Contract> = C['response'] extends 'bytes' | 'events' ? Response : Output<C>;

/** Every operation: parsed input and context in, answer out; refusals are thrown as `AppError`. */
export type Operation<C extends Contract, P extends Policy> = (
  input: Parsed<C>,
  context: RequestContext<P>,
) => Promise<Answer<C>>;

/**
 * What the operation of a `readRoute` gets: it begins before its caller's session is known to live, so it can do nothing but
 * read as that person, once.
 */
export interface ReadContext {
  platform: Pick<Platform, 'billing' | 'clock'> & {
    mail: Pick<Platform['mail'], 'delivery'>;
    scanner: Pick<Platform['scanner'], 'mode'>;
  };
  person: Pick<Person, 'userId' | 'sessionId'>;
  /** As in `RequestContext`. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** The operation of a `readRoute`. */
export type ReadOperation<C extends Contract> = (
  input: Parsed<C>,
  context: ReadContext,
) => Promise<Output<C>>;

/** The actor that the audit log names for a system transaction which this user asked for. */
export const auditActor = ({ userId, sessionId }: Person): Actor => ({ as: 'applicant', userId, sessionId });
