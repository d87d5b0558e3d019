import { sql } from 'kysely';
import { signInIsRecent } from '#platform/shared/session-limits.ts';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Database, Tx } from '../database.ts';
import type { Platform } from '../platform.ts';

/**
 * The doors for a route with `recent`: each transaction that may write begins with the question whether the caller has
 * signed in within ten minutes, and throws `sign_in_again` where not, before the operation has done anything. `checkPolicy`
 * has asked before; a session that was ended meanwhile is found here.
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
  const doors: Database = {
    ...database,
    asActor: (whom, work) => database.asActor(whom, guarded(work)),
    asSystem: (reason, work, askedBy = actor) => database.asSystem(reason, guarded(work), askedBy),
  };
  return { ...platform, database: doors };
}
