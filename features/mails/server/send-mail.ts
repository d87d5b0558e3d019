import type { Task } from '#platform/server/jobs.ts';
import { MailRefused } from '#platform/server/mail/mail.ts';
import { claimMail } from './claim-mail.ts';
import { settleMail } from './settle-mail.ts';

/** As often as the queue tries by itself, over about three days. */
const maxAttempts = 25;

/**
 * Sends one queued e-mail: claim, hand over, note. Runs at least once; the claim and the noted outcome make it once in
 * effect. The one gap that is left, a kill between handing over and noting, sends it again after the claim has run
 * out, under the same Message-ID: decision 0017.
 */
export const sendMail: Task<'send-mail'> = async ({ mail_id: id }, platform) => {
  const { database, mail: door, log } = platform;
  const claim = await claimMail(platform, id);
  if (claim.state === 'gone') return;
  // Thrown, so that the queue comes back to it: whoever holds the claim may have been killed.
  if (claim.state === 'taken') throw new Error('the e-mail is being sent by somebody else');
  try {
    await door.send({ id, to: claim.to, replyTo: claim.replyTo, ...claim.mail });
  } catch (error) {
    const final = error instanceof MailRefused || claim.attempts >= maxAttempts;
    const code = codeOf(error);
    await settleMail(database, id, { status: final ? 'failed' : 'waiting', error: code });
    log.warn({ mail: id, code, attempts: claim.attempts, final }, 'an e-mail was not taken');
    if (final) return;
    throw error;
  }
  await settleMail(database, id, { status: 'sent', deliveredBy: door.delivery });
};

/** Which kind of failure it was. Never the server's own words: they quote addresses. */
function codeOf(error: unknown): string {
  const cause = error instanceof MailRefused ? error.cause : error;
  const { code, responseCode } = (cause ?? {}) as { code?: unknown; responseCode?: unknown };
  const words = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return words.join(' ').slice(0, 100) || 'unknown';
}
