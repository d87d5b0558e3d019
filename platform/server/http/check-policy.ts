import { signInIsRecent } from '#platform/shared/session-limits.ts';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Person, Policy } from '../operation.ts';

/**
 * Decides whether a caller may enter a route at `now` and as whom the database will see them. Throws `not_authenticated`,
 * `forbidden`, or `sign_in_again` where the route is for those who have just signed in.
 */
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
