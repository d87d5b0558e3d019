import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import { sessionOver } from '#platform/shared/session-limits.ts';
import type { listSessions as contract } from '../contract/accounts.ts';

/** Where the person is signed in: sessions that still live, the latest used first. */
export async function listSessions(
  _input: unknown,
  { person, platform, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const rows = await transaction((tx) =>
    tx
      .selectFrom('sessions')
      .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
      .where('ended_at', 'is', null)
      .orderBy('last_seen_at', 'desc')
      .execute(),
  );
  const now = platform.clock();
  const living = rows.filter(
    (row) =>
      !sessionOver({ role: person.role, createdAt: row.created_at, lastSeenAt: row.last_seen_at }, now),
  );
  return {
    sessions: living.map((row) => ({
      id: row.id,
      user_agent: row.user_agent,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      is_current: row.id === person.sessionId,
    })),
  };
}
