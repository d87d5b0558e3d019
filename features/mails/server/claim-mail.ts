import { sql } from 'kysely';
import { readSettings } from '#features/settings/server/read-settings.ts';
import type { Platform } from '#platform/server/platform.ts';
import { mailLanguages, wordsOf } from './mail-words.ts';
import { readMailFacts } from './read-mail-facts.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** Longer than a mail server can keep us waiting; then somebody else may try. */
const claimSeconds = 180;

/** `gone`: sent, given up, erased or no longer true, so there is nothing to do. `taken`: somebody is sending it at this moment. */
export type Claim =
  | { state: 'gone' }
  | { state: 'taken' }
  | { state: 'claimed'; attempts: number; to: string; replyTo: string; mail: RenderedMail };

/**
 * Takes a queued mail for the caller alone, for a while, and writes its text: with the words, the address and the
 * settings of this moment. Of several workers one gets it.
 */
export async function claimMail(
  { database, env }: Pick<Platform, 'database' | 'env'>,
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
    const toWrite = await readMailFacts(tx, row);
    if (!toWrite) {
      // A row less, and not a failed one: nothing went wrong, and the same may be told again.
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
