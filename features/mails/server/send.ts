import { sql } from 'kysely';
import { readSettings } from '#features/settings/server/settings.ts';
import type { Database } from '#platform/server/database.ts';
import type { Task } from '#platform/server/jobs.ts';
import { MailRefused } from '#platform/server/mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MailDelivery } from '../contract.ts';
import { mailLanguages, readMailFacts, wordsOf } from './registry.ts';
import { type RenderedMail, renderMail } from './render.ts';

/** The queue's own number of attempts, over about three days. */
const maxAttempts = 25;

/**
 * Sends one queued e-mail: claim, send, record. The claim and the recorded outcome make it once in effect, though the job
 * runs at least once. A kill between sending and recording sends it again after the claim expires, under the same
 * Message-ID: decision 0017.
 */
export const sendMail: Task<'send-mail'> = async ({ mail_id: id }, platform) => {
  const { database, mail: transport, log, outages } = platform;
  const claim = await claimMail(platform, id);
  if (claim.state === 'gone') return;
  // Thrown, so that the queue retries: the claim's owner may have been killed.
  if (claim.state === 'taken') throw new Error('the e-mail is being sent by another job');
  try {
    await transport.send({ id, to: claim.to, replyTo: claim.replyTo, ...claim.mail });
  } catch (error) {
    const final = error instanceof MailRefused || claim.attempts >= maxAttempts;
    const code = codeOf(error);
    await settleMail(database, id, { status: final ? 'failed' : 'waiting', error: code });
    if (final || !outages.covers(error))
      log.warn({ mail: id, code, attempts: claim.attempts, final }, 'an e-mail was not taken');
    if (final) return;
    throw error;
  }
  await settleMail(database, id, { status: 'sent', deliveredBy: transport.delivery });
};

/** The kind of failure. Never the server's message, which quotes addresses. */
function codeOf(error: unknown): string {
  const cause = error instanceof MailRefused ? error.cause : error;
  const { code, responseCode } = (cause ?? {}) as { code?: unknown; responseCode?: unknown };
  const words = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return words.join(' ').slice(0, 100) || 'unknown';
}

/** Longer than a mail server can take; then another worker may try. */
const claimSeconds = 180;

/** `gone`: sent, failed, erased or no longer true. `taken`: another worker is sending it. */
type Claim =
  | { state: 'gone' }
  | { state: 'taken' }
  | { state: 'claimed'; attempts: number; to: string; replyTo: string; mail: RenderedMail };

/** Claims a queued e-mail for a while and writes its text, with the texts, address and settings of now. */
export async function claimMail(
  { clock, database, env }: Pick<Platform, 'clock' | 'database' | 'env'>,
  id: string,
): Promise<Claim> {
  return database.asSystem('claim an e-mail', async (tx) => {
    const row = await tx
      .selectFrom('outbox_mails as mail')
      .innerJoin('accounts as person', 'person.id', 'mail.user_id')
      .select(['mail.template', 'mail.parameters', 'mail.attempts', 'mail.user_id'])
      .select(['person.email', 'person.deactivated_at', 'person.language'])
      .select(sql<boolean>`coalesce(mail.claimed_until > now(), false)`.as('taken'))
      .where('mail.id', '=', id)
      .where('mail.status', '=', 'queued')
      .forUpdate('mail')
      .executeTakeFirst();
    if (!row) return { state: 'gone' };
    if (row.deactivated_at) {
      await tx
        .updateTable('outbox_mails')
        .set({ status: 'failed', last_error: 'account closed' })
        .where('id', '=', id)
        .execute();
      return { state: 'gone' };
    }
    if (row.taken) return { state: 'taken' };

    const settings = await readSettings(tx);
    const site = { publicUrl: env.publicUrl, siteName: settings.site_name };
    const toWrite = await readMailFacts(tx, row, clock());
    if (!toWrite) {
      // Deleted, not failed: the same may be queued again.
      await tx.deleteFrom('outbox_mails').where('id', '=', id).execute();
      return { state: 'gone' };
    }
    const mail = renderMail(wordsOf(toWrite, mailLanguages[row.language]), site, row.language);
    await tx
      .updateTable('outbox_mails')
      .set({
        attempts: row.attempts + 1,
        claimed_until: sql<Date>`now() + make_interval(secs => ${claimSeconds})`,
        subject: mail.subject,
        text_body: mail.text,
        html_body: mail.html,
      })
      .where('id', '=', id)
      .execute();
    return {
      state: 'claimed',
      attempts: row.attempts + 1,
      to: row.email,
      replyTo: settings.support_email,
      mail,
    };
  });
}

/** `waiting`: a later attempt may succeed. */
type MailOutcome =
  | { status: 'sent'; deliveredBy: MailDelivery }
  | { status: 'failed' | 'waiting'; error: string };

/** Records what became of a claimed e-mail and releases the claim. */
async function settleMail(database: Database, id: string, outcome: MailOutcome): Promise<void> {
  const change =
    outcome.status === 'sent'
      ? {
          status: 'sent' as const,
          delivered_by: outcome.deliveredBy,
          sent_at: sql<Date>`now()`,
          last_error: null,
        }
      : {
          status: outcome.status === 'failed' ? ('failed' as const) : ('queued' as const),
          last_error: outcome.error,
        };
  await database.asSystem('settle an e-mail', (tx) =>
    tx
      .updateTable('outbox_mails')
      .set({ ...change, claimed_until: null })
      .where('id', '=', id)
      .where('status', '=', 'queued')
      .execute(),
  );
}
