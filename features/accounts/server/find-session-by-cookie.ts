import type { Person } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import { readCookie } from './cookies.ts';
import { findSession } from './find-session.ts';
import { digestOf } from './random-secret.ts';

/**
 * The person whose living session the cookie belongs to. A cookie alone proves nothing about who wrote the request:
 * only for what also brings a signature made for that session, such as a link to a document.
 */
export async function findSessionByCookie(platform: Platform, headers: Headers): Promise<Person | undefined> {
  const cookie = readCookie(headers, 'session', platform.env);
  if (!cookie) return undefined;
  const session = await platform.database.asSystem('find the session of a link', (tx) =>
    tx
      .selectFrom('sessions')
      .select(['id', 'user_id'])
      .where('cookie_hash', '=', digestOf(cookie))
      .executeTakeFirst(),
  );
  return session && findSession(platform, { userId: session.user_id, sessionId: session.id }, cookie);
}
