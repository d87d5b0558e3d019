import type { Person } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import { shouldNoteVisit } from '#platform/shared/session-limits.ts';
import { checkSession } from './check-session.ts';

/** The person behind a session, as `checkSession` finds them; and notes that they were here. */
export async function findSession(
  platform: Platform,
  claims: { userId: string; sessionId: string },
  cookie: string,
): Promise<Person | undefined> {
  const found = await checkSession(platform, claims, cookie);
  if (!found) return undefined;
  const now = platform.clock();
  if (shouldNoteVisit(found.times, now)) await noteVisit(platform, claims.sessionId, now);
  return found.person;
}

async function noteVisit({ database }: Platform, sessionId: string, now: Date): Promise<void> {
  await database.asSystem('authenticate: note a visit', (tx) =>
    tx.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute(),
  );
}
