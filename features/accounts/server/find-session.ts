import type { Person } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hashSecret } from '#platform/server/secrets.ts';
import type { LiveSession, SessionProof } from '#platform/server/session-proof.ts';
import { type SessionTimes, sessionOver, shouldNoteVisit } from '#platform/shared/session-limits.ts';
import { readCookie } from './cookies.ts';
import { endSessions } from './sessions.ts';

/** Like `checkSession`, and counts as using the session. */
export async function findSession(platform: Platform, proof: SessionProof): Promise<Person | undefined> {
  return admitSession(platform, proof, await platform.database.findSession(proof));
}

/** The same for a session that was looked up; undefined where none was found. */
export async function admitSession(
  platform: Platform,
  proof: SessionProof,
  session: LiveSession | undefined,
): Promise<Person | undefined> {
  const found = await personOf(platform, proof, session);
  if (!found) return undefined;
  const now = platform.clock();
  if (shouldNoteVisit(found.times, now)) await noteVisit(platform, proof.sessionId, now);
  return found.person;
}

async function noteVisit({ database }: Platform, sessionId: string, now: Date): Promise<void> {
  await database.asSystem('authenticate: note a visit', (tx) =>
    tx.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute(),
  );
}

/**
 * The person of the cookie's live session. A cookie alone does not prove who wrote the request: only for requests that also
 * carry a signature made for that session, such as a link to a document.
 */
export async function findSessionByCookie(platform: Platform, headers: Headers): Promise<Person | undefined> {
  const cookie = readCookie(headers, 'session', platform.env);
  if (!cookie) return undefined;
  const cookieHash = hashSecret(cookie);
  const session = await platform.database.asSystem('find the session of a link', (tx) =>
    tx
      .selectFrom('sessions')
      .select(['id', 'user_id'])
      .where('cookie_hash', '=', cookieHash)
      .executeTakeFirst(),
  );
  return session && findSession(platform, { userId: session.user_id, sessionId: session.id, cookieHash });
}

/**
 * The person behind a session, by session, account and role at this moment. Undefined unless the cookie belongs to the
 * session and the session is live. A role that is not in effect counts as none. Does not count as using the session.
 */
export async function checkSession(platform: Platform, proof: SessionProof): Promise<Found | undefined> {
  return personOf(platform, proof, await platform.database.findSession(proof));
}

interface Found {
  person: Person;
  times: SessionTimes;
}

async function personOf(
  platform: Platform,
  { userId, sessionId }: SessionProof,
  session: LiveSession | undefined,
): Promise<Found | undefined> {
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

/** With GOOGLE_HOSTED_DOMAIN, a staff role is in effect only in sessions of that organisation's accounts. */
function holdsRole({ env, identity }: Platform, hostedDomain: string | null): boolean {
  return identity.mode !== 'google' || !env.staffDomain || hostedDomain?.toLowerCase() === env.staffDomain;
}
