import type { Selectable } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { hashSecret } from '#platform/server/secrets.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { sessionOver } from '#platform/shared/session-limits.ts';
import type * as accounts from '../contract/accounts.ts';
import type * as signIn from '../contract/sign-in.ts';
import { writeCookie } from './cookies.ts';

/** The caller's live sessions, last used first. */
export async function listSessions(
  _input: unknown,
  { person, platform, transaction }: RequestContext<'person'>,
): Promise<Output<typeof accounts.listSessions>> {
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

/** Signs out one of the caller's sessions. Throws `not_found`, also for another person's. */
export async function endSession(
  { params }: Parsed<typeof accounts.endSession>,
  { person, platform, requestId }: RequestContext<'person'>,
): Promise<undefined> {
  const now = platform.clock();
  await platform.database.asSystem('sign-out: one session', async (tx) => {
    const ended = await endSessions(tx, { id: params.id, userId: person.userId }, 'signed_out', now);
    if (ended === 0) throw new AppError('not_found');
    await recordAudit(tx, {
      action: 'account.signed_out',
      subject: { type: 'session', id: params.id },
      ownerId: person.userId,
      requestId,
    });
  });
}

/** Signs out here, everywhere, or everywhere else. */
export async function signOut(
  { query }: Parsed<typeof signIn.signOut>,
  { person, platform, http, requestId }: RequestContext<'person'>,
): Promise<undefined> {
  const { userId, sessionId } = person;
  const which: Record<typeof query.scope, WhichSessions> = {
    local: { id: sessionId },
    global: { userId },
    others: { userId, except: sessionId },
  };
  const reason: EndReason = query.scope === 'local' ? 'signed_out' : 'signed_out_everywhere';
  await platform.database.asSystem('sign-out', async (tx) => {
    await endSessions(tx, which[query.scope], reason, platform.clock());
    await recordAudit(tx, {
      action: 'account.signed_out',
      subject: { type: 'session', id: sessionId },
      ownerId: userId,
      details: { scope: query.scope },
      requestId,
    });
  });
  if (query.scope === 'others') return;
  writeCookie(http, 'session', undefined, platform.env);
  // Drops cached responses and pages for 'Back'. Our own script empties the storage, but keeps text size and theme.
  http.header('Clear-Site-Data', '"cache"');
}

export type EndReason = NonNullable<Selectable<DB['sessions']>['end_reason']>;

/** One session, or all of a person, with an optional exception. */
type WhichSessions =
  | { id: string; userId?: string }
  | { cookieHash: Buffer }
  | { userId: string; except?: string };

/**
 * Ends sessions and with them, from the next request on, every token made from them. Returns how many ended; earlier ended
 * ones keep their reason. Runs as system: people cannot write sessions.
 */
export async function endSessions(
  tx: Tx,
  which: WhichSessions,
  reason: EndReason,
  now: Date,
): Promise<number> {
  let query = tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('ended_at', 'is', null);
  if ('id' in which) query = query.where('id', '=', which.id);
  if ('cookieHash' in which) query = query.where('cookie_hash', '=', which.cookieHash);
  if ('userId' in which && which.userId) query = query.where('user_id', '=', which.userId);
  if ('except' in which && which.except) query = query.where('id', '<>', which.except);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Locks the live session of a cookie: parallel refreshes and sign-ins wait for each other. */
export async function lockSession(tx: Tx, cookie: string) {
  return tx
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.user_id')
    .select(['sessions.id', 'accounts.issuer', 'accounts.subject'])
    .where('sessions.cookie_hash', '=', hashSecret(cookie))
    .where('sessions.ended_at', 'is', null)
    .forNoKeyUpdate('sessions')
    .executeTakeFirst();
}
