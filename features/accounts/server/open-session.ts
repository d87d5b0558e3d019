import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue.ts';
import { readSettings } from '#features/settings/server/settings.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ProvenPerson } from '#platform/server/identity/identity.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Language } from '#platform/shared/languages.ts';
import { sessionLimits, signInIsRecent } from '#platform/shared/session-limits.ts';
import type { SignInFailure } from '#platform/shared/sign-in-failures.ts';
import { digestOf, randomSecret } from './random-secret.ts';

/**
 * Opens a session for a person the provider has proved, as a step of the attempt `stateHash`. The browser's previous
 * session ends: its cookie is about to be replaced, so nobody could use it again. Somebody who signs in `again` keeps
 * their session, which gets a new cookie (a copy of the old one is worth nothing from then on) and a new moment.
 */
export async function openSession(
  platform: Platform,
  attempt: {
    person: ProvenPerson;
    stateHash: Buffer;
    userAgent: string | undefined;
    previousCookie: string | undefined;
    requestId: string;
    /** The visitor of this browser, when it is counted. */
    visitorId: string | undefined;
    /** Of the page where it began. */
    language: Language;
    /** Somebody who is signed in was asked to prove it. */
    again: boolean;
  },
): Promise<{ cookie: string } | { refused: SignInFailure }> {
  const now = platform.clock();
  const cookie = randomSecret();
  const { authenticatedAt, hostedDomain } = attempt.person;
  const signedInAt = authenticatedAt && authenticatedAt < now ? authenticatedAt : now;
  if (attempt.again && !signInIsRecent(signedInAt, now)) return { refused: 'not_again' };
  const proof = {
    cookie_hash: digestOf(cookie),
    signed_in_at: signedInAt,
    hosted_domain: hostedDomain ?? null,
  };
  return platform.database.asSystem('sign-in: open a session', async (tx) => {
    const present =
      attempt.again && attempt.previousCookie && (await lockSession(tx, attempt.previousCookie));
    if (present) {
      const { issuer, subject } = attempt.person;
      if (present.issuer !== issuer || present.subject !== subject) return { refused: 'other_account' };
    }
    const account = await findOrCreateAccount(tx, attempt.person, now, attempt);
    if ('refused' in account) return account;
    if (present) {
      await tx.updateTable('sessions').set(proof).where('id', '=', present.id).execute();
      await noteSignIn(tx, { id: present.id, userId: account.id }, attempt);
      return { cookie };
    }
    if (attempt.previousCookie) await replaceSession(tx, attempt.previousCookie, now);

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

/** The living session of this cookie, and who the provider says its person is. */
async function lockSession(tx: Tx, cookie: string) {
  return tx
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.user_id')
    .select(['sessions.id', 'accounts.issuer', 'accounts.subject'])
    .where('sessions.cookie_hash', '=', digestOf(cookie))
    .where('sessions.ended_at', 'is', null)
    .forNoKeyUpdate('sessions')
    .executeTakeFirst();
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

async function replaceSession(tx: Tx, cookie: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'signed_out' })
    .where('cookie_hash', '=', digestOf(cookie))
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * The account of the provider's (issuer, subject). An e-mail address never finds an account: addresses are given to
 * other people. A changed address or name is taken over. New people are refused while `allow_registrations` is off.
 * A new account counts for the landing page that `visitorId`, the visitor of this browser, came by, and is written to in
 * `language`, in which they signed up.
 */
async function findOrCreateAccount(
  tx: Tx,
  person: ProvenPerson,
  now: Date,
  {
    requestId,
    visitorId,
    language,
  }: { requestId: string; visitorId: string | undefined; language: Language },
): Promise<{ id: string } | { refused: SignInFailure }> {
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
  // The same person finishing twice at once: the second waited above and now finds the first one's row.
  if (!created) return findOrCreateAccount(tx, person, now, { requestId, visitorId, language });
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
