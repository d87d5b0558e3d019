import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue.ts';
import { readSettings } from '#features/settings/server/settings.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ProvenPerson } from '#platform/server/identity/identity.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hashSecret, randomSecret } from '#platform/server/secrets.ts';
import type { Language } from '#platform/shared/languages.ts';
import { sessionLimits, signInIsRecent } from '#platform/shared/session-limits.ts';
import type { SignInFailure } from '#platform/shared/sign-in-failures.ts';
import { endSessions, lockSession } from './sessions.ts';

/**
 * Opens a session for a proven person, for the sign-in attempt `stateHash`. The browser's previous session ends, because
 * its cookie is replaced. Signing in `again` keeps the session, with a new cookie (copies of the old one become worthless)
 * and a new `signed_in_at`.
 */
export async function openSession(
  platform: Platform,
  attempt: {
    person: ProvenPerson;
    stateHash: Buffer;
    userAgent: string | undefined;
    previousCookie: string | undefined;
    requestId: string;
    /** Undefined when the browser is not counted. */
    visitorId: string | undefined;
    /** Of the page where the sign-in began. */
    language: Language;
    /** A signed-in person was asked to prove who they are. */
    again: boolean;
  },
): Promise<{ cookie: string } | { refused: SignInFailure }> {
  const now = platform.clock();
  const cookie = randomSecret();
  const { authenticatedAt, hostedDomain } = attempt.person;
  const signedInAt = authenticatedAt && authenticatedAt < now ? authenticatedAt : now;
  if (attempt.again && !signInIsRecent(signedInAt, now)) return { refused: 'not_again' };
  const proof = {
    cookie_hash: hashSecret(cookie),
    signed_in_at: signedInAt,
    hosted_domain: hostedDomain ?? null,
  };
  return platform.database.asSystem('sign-in: open a session', async (tx) => {
    const kept = attempt.again && attempt.previousCookie && (await lockSession(tx, attempt.previousCookie));
    if (kept) {
      const { issuer, subject } = attempt.person;
      if (kept.issuer !== issuer || kept.subject !== subject) return { refused: 'other_account' };
    }
    const account = await findOrCreateAccount(tx, attempt.person, now, attempt);
    if ('refused' in account) return account;
    if (kept) {
      await tx.updateTable('sessions').set(proof).where('id', '=', kept.id).execute();
      await noteSignIn(tx, { id: kept.id, userId: account.id }, attempt);
      return { cookie };
    }
    if (attempt.previousCookie)
      await endSessions(tx, { cookieHash: hashSecret(attempt.previousCookie) }, 'signed_out', now);

    const { id: sessionId } = await tx
      .insertInto('sessions')
      .values({
        user_id: account.id,
        ...proof,
        user_agent: attempt.userAgent?.slice(0, 300) ?? null,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + sessionLimits.applicantLife),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await noteSignIn(tx, { id: sessionId, userId: account.id }, attempt);
    return { cookie };
  });
}

async function noteSignIn(
  tx: Tx,
  session: { id: string; userId: string },
  { stateHash, requestId }: { stateHash: Buffer; requestId: string },
): Promise<void> {
  await tx
    .updateTable('sign_in_flows')
    .set({ session_id: session.id })
    .where('state_hash', '=', stateHash)
    .execute();
  await recordAudit(tx, {
    action: 'account.signed_in',
    subject: { type: 'session', id: session.id },
    ownerId: session.userId,
    requestId,
  });
}

/**
 * Finds the account of the provider's (issuer, subject), never by e-mail: addresses are given to other people. Takes over a
 * changed address or name. Refuses new people while `allow_registrations` is off. A new account counts for the landing
 * page of `visitorId` and gets e-mails in `language`.
 */
async function findOrCreateAccount(
  tx: Tx,
  person: ProvenPerson,
  now: Date,
  attempt: { requestId: string; visitorId: string | undefined; language: Language },
): Promise<{ id: string } | { refused: SignInFailure }> {
  const { requestId, visitorId, language } = attempt;
  const found = await tx
    .selectFrom('accounts')
    .select(['id', 'email', 'display_name', 'deactivated_at'])
    .where('issuer', '=', person.issuer)
    .where('subject', '=', person.subject)
    .executeTakeFirst();
  if (found?.deactivated_at) return { refused: 'account_deactivated' };
  if (found) {
    const displayName = person.displayName ?? found.display_name;
    if (found.email !== person.email || found.display_name !== displayName) {
      await tx
        .updateTable('accounts')
        .set({ email: person.email, display_name: displayName })
        .where('id', '=', found.id)
        .execute();
    }
    return { id: found.id };
  }

  const { allow_registrations } = await readSettings(tx);
  if (!allow_registrations) return { refused: 'registrations_closed' };
  const created = await tx
    .insertInto('accounts')
    .values({
      issuer: person.issuer,
      subject: person.subject,
      email: person.email,
      display_name: person.displayName,
      language,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  // The same person finished twice at once: the insert waited, and the first one's row is there now.
  if (!created) return findOrCreateAccount(tx, person, now, attempt);
  await recordAudit(tx, {
    action: 'account.created',
    subject: { type: 'account', id: created.id },
    ownerId: created.id,
    requestId,
  });
  await queueMail(tx, {
    userId: created.id,
    template: 'welcome',
    parameters: {},
    dedupeKey: `welcome:${created.id}`,
  });
  if (visitorId)
    await enqueue(tx, 'record-conversion', { type: 'sign_up', user_id: created.id, visitor_id: visitorId });
  return created;
}
