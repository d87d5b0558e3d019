import { sessionOver, shouldNoteVisit } from '#domain/rules/session-limits.ts';
import type { Tx } from '../../platform/database.ts';
import type { Person } from '../../platform/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessions } from './end-sessions.ts';
import { digestOf } from './random-secret.ts';

/**
 * The person behind a session, as session, account and role stand at this moment: what was ended or taken away a
 * moment ago counts already. Undefined unless the cookie belongs to the session and the session still lives.
 */
export function findSession(
  platform: Platform,
  claims: { userId: string; sessionId: string },
  cookie: string,
): Promise<Person | undefined> {
  const now = platform.clock();
  return platform.database.asSystem('authenticate', async (tx) => {
    const session = await readSession(tx, claims, cookie);
    if (!session) return undefined;
    const times = { role: session.role, createdAt: session.created_at, lastSeenAt: session.last_seen_at };
    const over = sessionOver(times, now);
    if (over) {
      await endSessions(tx, { id: claims.sessionId }, over, now);
      return undefined;
    }
    if (shouldNoteVisit(times, now)) {
      await tx
        .updateTable('sessions')
        .set({ last_seen_at: now })
        .where('id', '=', claims.sessionId)
        .execute();
    }
    return {
      userId: claims.userId,
      sessionId: claims.sessionId,
      role: session.role,
      email: session.email,
    };
  });
}

function readSession(tx: Tx, { userId, sessionId }: { userId: string; sessionId: string }, cookie: string) {
  return tx
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.user_id')
    .leftJoin('user_roles', 'user_roles.user_id', 'accounts.id')
    .where('sessions.id', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.cookie_hash', '=', digestOf(cookie))
    .where('sessions.ended_at', 'is', null)
    .where('accounts.deactivated_at', 'is', null)
    .select((where) => [
      'sessions.created_at',
      'sessions.last_seen_at',
      'accounts.email',
      where.fn.coalesce('user_roles.role', where.val('user' as const)).as('role'),
    ])
    .executeTakeFirst();
}
