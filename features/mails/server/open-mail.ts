import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { openMail as contract } from '../contract.ts';
import { mailsWithPeople, presentMail, selectMail } from './present-mail.ts';

/** An e-mail word for word. It is somebody's post: who opened it is recorded, and the person can read that. */
export async function openMail(
  { params: { id } }: Parsed<typeof contract>,
  { transaction, requestId }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const row = await selectMail(mailsWithPeople(tx))
      .select(['mail.text_body', 'mail.html_body'])
      .where('mail.id', '=', id)
      .executeTakeFirst();
    if (!row) throw new AppError('not_found');
    await recordAudit(tx, {
      action: 'mail.opened',
      subject: { type: 'mail', id },
      ownerId: row.user_id,
      details: { template: row.template },
      requestId,
    });
    return { mail: presentMail(row), text_body: row.text_body, html_body: row.html_body };
  });
}
