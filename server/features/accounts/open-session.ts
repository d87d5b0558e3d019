import type { Language } from '#domain/rules/languages.ts';
import { sessionLimits } from '#domain/rules/session-limits.ts';
import type { SignInFailure } from '#domain/texts/accounts.ts';
import type { Tx } from '../../platform/database.ts';
import type { ProvenPerson } from '../../platform/identity/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findOrCreateAccount } from './find-or-create-account.ts';
import { digestOf, randomSecret } from './random-secret.ts';

/**
 * Opens a session for a person the provider has proved, as a step of the attempt `stateHash`. The browser's previous
 * session ends: its cookie is about to be replaced, so nobody could use it again.
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
  },
): Promise<{ cookie: string } | { refused: SignInFailure }> {
  const now = platform.clock();
  const cookie = randomSecret();
  return platform.database.asSystem('sign-in: open a session', async (tx) => {
    const account = await findOrCreateAccount(tx, attempt.person, now, attempt);
    if ('refused' in account) return account;
    if (attempt.previousCookie) await replaceSession(tx, attempt.previousCookie, now);

    const { id: sessionId } = await tx
      .insertInto('sessions')
      .values({
        user_id: account.id,
        cookie_hash: digestOf(cookie),
        user_agent: attempt.userAgent?.slice(0, 300) ?? null,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + sessionLimits.applicantLife),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('sign_in_flows')
      .set({ session_id: sessionId })
      .where('state_hash', '=', attempt.stateHash)
      .execute();
    await recordAudit(tx, {
      action: 'account.signed_in',
      subject: { type: 'session', id: sessionId },
      ownerId: account.id,
      requestId: attempt.requestId,
    });
    return { cookie };
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
