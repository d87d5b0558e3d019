import { sql } from 'kysely';
import type { Contract } from '#platform/shared/contract.ts';
import { signInIsRecent } from '#platform/shared/session-limits.ts';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Database, Tx } from '../database.ts';
import type { Person, Policy, RequestContext } from '../operation.ts';
import type { Platform } from '../platform.ts';

/** Returns as whom a caller enters a route. Throws `not_authenticated`, `forbidden`, or `sign_in_again` on `recent` routes. */
export function checkPolicy(
  { policy, recent }: { policy: Policy; recent?: boolean },
  person: Person | undefined,
  now: Date,
): Actor {
  const actor = actorOf(policy, person);
  if (recent && (!person || !signInIsRecent(person.signedInAt, now))) throw new AppError('sign_in_again');
  return actor;
}

function actorOf(policy: Policy, person: Person | undefined): Actor {
  if (policy === 'public' || policy === 'link') {
    return person ? asApplicant(person) : { as: 'anon' };
  }
  if (!person) throw new AppError('not_authenticated');
  if (policy === 'person') return asApplicant(person);
  if (person.role === 'user' || (policy === 'admin' && person.role !== 'admin'))
    throw new AppError('forbidden');
  return { as: 'staff', userId: person.userId, sessionId: person.sessionId, role: person.role };
}

function asApplicant(person: Person): Actor {
  return { as: 'applicant', userId: person.userId, sessionId: person.sessionId };
}

/**
 * How a route's operation runs a transaction as its caller. An answer in JSON to a GET is of one moment and changes nothing,
 * which PostgreSQL holds it to; a file that leaves is written to the audit log.
 */
export function transactionOf(
  { method, response }: Contract,
  database: Database,
  actor: Actor,
): RequestContext['transaction'] {
  const reads = method === 'get' && typeof response === 'object';
  return (work) => (reads ? database.asReader(actor, work) : database.asActor(actor, work));
}

/**
 * The services for a `recent` route: each transaction that may write first checks that the user signed in within ten
 * minutes, else throws `sign_in_again`. `checkPolicy` has checked before; this finds a session that ended meanwhile.
 */
export function withRecentSignIn(platform: Platform, actor: Actor): Platform {
  const { database, clock } = platform;
  const guarded =
    <T>(work: (tx: Tx) => Promise<T>) =>
    async (tx: Tx): Promise<T> => {
      const { rows } = await sql<{ at: Date | null }>`select app.signed_in_at() as at`.execute(tx);
      const at = rows[0]?.at;
      if (!at || !signInIsRecent(at, clock())) throw new AppError('sign_in_again');
      return work(tx);
    };
  const guardedDatabase: Database = {
    ...database,
    asActor: (whom, work) => database.asActor(whom, guarded(work)),
    asSystem: (reason, work, auditActor = actor) => database.asSystem(reason, guarded(work), auditActor),
  };
  return { ...platform, database: guardedDatabase };
}
