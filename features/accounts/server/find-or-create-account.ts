import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ProvenPerson } from '#platform/server/identity/identity.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { Language } from '#platform/shared/languages.ts';
import type { SignInFailure } from '#platform/shared/sign-in-failures.ts';

/**
 * The account of the provider's (issuer, subject). An e-mail address never finds an account: addresses are given to
 * other people. A changed address or name is taken over. New people are refused while `allow_registrations` is off.
 * A new account counts for the landing page that `visitorId`, the visitor of this browser, came by, and is written to in
 * `language`, in which they signed up.
 */
export async function findOrCreateAccount(
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
