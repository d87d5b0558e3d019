import type { Person } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type SessionTimes, sessionOver } from '#platform/shared/session-limits.ts';
import { endSessions } from './end-sessions.ts';
import { digestOf } from './random-secret.ts';

/**
 * The person behind a session, as session, account and role stand at this moment: what was ended or taken away a
 * moment ago counts already. Undefined unless the cookie belongs to the session and the session still lives.
 * A role that is not in effect counts as none. Checking a session does not count as using it: it can still expire for lack
 * of use.
 */
export async function checkSession(
  platform: Platform,
  { userId, sessionId }: { userId: string; sessionId: string },
  cookie: string,
): Promise<{ person: Person; times: SessionTimes } | undefined> {
  const session = await platform.database.findSession(sessionId, userId, digestOf(cookie));
  if (!session) return undefined;
  const now = platform.clock();
  const times = { role: session.role, createdAt: session.created_at, lastSeenAt: session.last_seen_at };
  const over = sessionOver(times, now);
  const { email, maintenance, signed_in_at: signedInAt } = session;
  const role = holdsRole(platform, session.hosted_domain) ? session.role : 'user';
  if (!over) return { person: { userId, sessionId, role, email, maintenance, signedInAt }, times };
  await platform.database.asSystem('authenticate: end a session', (tx) =>
    endSessions(tx, { id: sessionId }, over, now),
  );
  return undefined;
}

/** With GOOGLE_HOSTED_DOMAIN a staff role is in effect in sessions of that organisation's accounts alone. */
function holdsRole({ env, identity }: Platform, hostedDomain: string | null): boolean {
  return identity.mode !== 'google' || !env.staffDomain || hostedDomain?.toLowerCase() === env.staffDomain;
}
