import { exportList, figureOf } from '#features/lists/server/export-list.ts';
import { cursorAfter } from '#platform/server/list-cursor.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { exportMails as contract } from '../contract.ts';
import { officeMailTexts } from '../texts/office-mails.ts';
import { countOfMails, pageOfMails } from './matching-mails.ts';
import { presentMail } from './present-mail.ts';

const texts = officeMailTexts;

/** The e-mails of a filter as CSV, newest first: to whom, about what and what became of them, never their words. */
export function exportMails(
  { query: filter }: Parsed<typeof contract>,
  context: RequestContext<'admin'>,
): Promise<Response> {
  return exportList(
    {
      name: 'outbox',
      recorded: {
        action: 'mails.exported',
        subject: 'mail',
        details: {
          status: filter.status ?? null,
          kind: filter.kind ?? null,
          searched: Boolean(filter.q),
        },
      },
      columns: texts.export.columns,
      count: (tx) => figureOf(tx, countOfMails(filter)),
      page: (tx, place) => pageOfMails(tx, filter, place).execute(),
      cursorOf: (row) => cursorAfter(row),
      cells(row) {
        const mail = presentMail(row);
        return [
          mail.id,
          mail.user_name ?? '',
          mail.email,
          mail.template,
          mail.subject ?? '',
          texts.states[mail.state],
          mail.delivered_by ?? '',
          mail.attempts,
          mail.last_error ?? '',
          mail.created_at,
          mail.sent_at ?? '',
        ];
      },
    },
    context,
  );
}
