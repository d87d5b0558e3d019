import { sessionOver, shouldNoteVisit } from '#domain/rules/session-limits.ts';
import type { Person } from '../../platform/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessions } from './end-sessions.ts';
import { digestOf } from './random-secret.ts';

/**
 * The person behind a session, as session, account and role stand at this moment: what was ended or taken away a
 * moment ago counts already. Undefined unless the cookie belongs to the session and the session still lives.
 */
export async function findSession(
  platform: Platform,
  { userId, sessionId }: { userId: string; sessionId: string },
  cookie: string,
): Promise<Person | undefined> {
  const session = await platform.database.findSession(sessionId, userId, digestOf(cookie));
  if (!session) return undefined;
  const now = platform.clock();
  const times = { role: session.role, createdAt: session.created_at, lastSeenAt: session.last_seen_at };
  const over = sessionOver(times, now);
  if (over) {
    await platform.database.asSystem('authenticate: end a session', (tx) =>
      endSessions(tx, { id: sessionId }, over, now),
    );
    return undefined;
  }
  if (shouldNoteVisit(times, now)) await noteVisit(platform, sessionId, now);
  return { userId, sessionId, role: session.role, email: session.email };
}

async function noteVisit({ database }: Platform, sessionId: string, now: Date): Promise<void> {
  await database.asSystem('authenticate: note a visit', (tx) =>
    tx.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute(),
  );
}
