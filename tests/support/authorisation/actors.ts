import type { Policy } from '#platform/server/operation.ts';
import { sessionLimits } from '#platform/shared/session-limits.ts';
import type { SignedIn, TestServer } from '#tests/support/server.ts';

/** Everybody who tries every route, in the order of the expectation file's columns. */
export const actorNames = [
  'signed out',
  'A, the owner',
  'B, a stranger',
  'moderator',
  'admin',
  'demoted admin',
  'deactivated admin',
  'deleted admin',
  'expired A',
] as const;
export type ActorName = (typeof actorNames)[number];

export type Actors = Record<ActorName, { id: string; headers: Partial<SignedIn> }>;

/** Whose valid request should succeed. */
export const rightActor: Record<Policy, ActorName> = {
  public: 'A, the owner',
  link: 'A, the owner',
  person: 'A, the owner',
  staff: 'admin',
  admin: 'admin',
};

/** Signs all of them in. `lapse` then takes away from the last four what made them somebody. */
export async function signInActors(server: TestServer) {
  const a = await server.aPerson({ display_name: 'Margaret Ellison' });
  const b = await server.aPerson({ display_name: 'Robert Castellano', profile: {} });
  const moderator = await server.aPerson({ role: 'moderator' });
  const admin = await server.aPerson({ role: 'admin' });
  const demoted = await server.aPerson({ role: 'admin' });
  const deactivated = await server.aPerson({ role: 'admin' });
  const deleted = await server.aPerson({ role: 'admin' });
  const enter = async (person: { id: string }) => ({ id: person.id, headers: await server.signedIn(person) });

  const actors = {
    'signed out': { id: '', headers: {} },
    'A, the owner': await enter(a),
    'B, a stranger': await enter(b),
    moderator: await enter(moderator),
    admin: await enter(admin),
    'demoted admin': await enter(demoted),
    'deactivated admin': await enter(deactivated),
    'deleted admin': await enter(deleted),
  };

  async function lapse(): Promise<Actors> {
    const { root } = server;
    await root.deleteFrom('user_roles').where('user_id', '=', demoted.id).execute();
    const now = new Date();
    await root
      .updateTable('accounts')
      .set({ deactivated_at: now })
      .where('id', '=', deactivated.id)
      .execute();
    await root.deleteFrom('accounts').where('id', '=', deleted.id).execute();
    const expired = await enter(a);
    // The newest of A's; the ones before it stay as they are.
    const age = sessionLimits.applicantLife + 1000;
    const { id } = await root
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', a.id)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await root
      .updateTable('sessions')
      .set({ created_at: new Date(now.getTime() - age), expires_at: new Date(now.getTime() - 1000) })
      .where('id', '=', id)
      .execute();
    return { ...actors, 'expired A': expired };
  }

  return { a: actors['A, the owner'], admin: actors.admin, lapse };
}
