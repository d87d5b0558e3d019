import type { ListColumns } from '#features/lists/web/columns.ts';
import { rowProps } from '#features/lists/web/rows.tsx';
import { formatDateTime, formatShortDate, formatTime } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { notify } from '#ui/notify.ts';
import { StatusMark } from '#ui/status-mark.tsx';
import { CellPair, Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import type { OfficeMail } from '../contract.ts';
import { officeMailTexts } from '../texts/office-mails.ts';
import { deliveryDetail, mailKindName, stateTones } from './mail-words.ts';
import { useRetryMail } from './queries.ts';

const { columns, ...texts } = officeMailTexts;

interface MailsTableProps {
  mails: OfficeMail[];
  caption: string;
  /** The keyboard goes on from this one. */
  current: string | undefined;
  onOpen: (id: string) => void;
}

export const mailColumns: ListColumns = {
  list: 'mails',
  columns: {
    recipient: { label: columns.recipient, rem: 13 },
    mail: { label: columns.mail, rem: 12, grows: true },
    status: { label: columns.status, rem: 11 },
    attempts: { label: columns.attempts, rem: 5 },
    created: { label: columns.created, rem: 11 },
  },
  leaving: ['attempts', 'created'],
  beside: 13,
};

/** E-mails, one row each: whom to, which, what became of it, and what can be done. */
export function MailsTable({ mails, caption, current, onOpen }: MailsTableProps) {
  return (
    <Table caption={caption} className="@min-[40rem]:table-fixed">
      <Thead>
        <Th column="recipient">{columns.recipient}</Th>
        <Th column="mail">{columns.mail}</Th>
        <Th column="status">{columns.status}</Th>
        <Th column="attempts" numeric>
          {columns.attempts}
        </Th>
        <Th column="created">{columns.created}</Th>
        <Th className="w-52">{columns.actions}</Th>
      </Thead>
      <Tbody>
        {mails.map((mail) => (
          <Tr key={mail.id} {...rowProps(mail.id, mail.id === current)}>
            <Td column="recipient" className="wrap-anywhere">
              <CellPair
                first={<span className="font-strong">{mail.user_name ?? texts.noName}</span>}
                second={<EmailText address={mail.email} />}
                title={mail.email}
              />
            </Td>
            <Td column="mail">
              <CellPair
                first={mailKindName(mail.template)}
                second={mail.subject ?? texts.notWritten}
                title={mail.subject ?? undefined}
              />
            </Td>
            <Td column="status">
              <CellPair
                first={<StatusMark tone={stateTones[mail.state]}>{texts.states[mail.state]}</StatusMark>}
                second={deliveryDetail(mail)}
                title={deliveryDetail(mail) || undefined}
              />
            </Td>
            <Td column="attempts" label={columns.attempts} numeric>
              {mail.attempts}
            </Td>
            <Td column="created" label={columns.created} className="whitespace-nowrap">
              <time dateTime={mail.created_at} title={formatDateTime(mail.created_at)}>
                {formatShortDate(mail.created_at)}
                <span className="ml-1.5 text-small text-muted">{formatTime(mail.created_at)}</span>
              </time>
            </Td>
            <Td>
              <span className="flex gap-2 whitespace-nowrap @max-[40rem]:flex-wrap">
                <Button
                  data-open
                  aria-label={texts.openLabel(mail.user_name ?? mail.email)}
                  onClick={() => onOpen(mail.id)}
                >
                  {texts.open}
                </Button>
                {mail.abilities.retry && <RetryButton mail={mail} />}
              </span>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

const retryTexts = officeMailTexts;

/** Has an e-mail tried again. Pressed twice, it goes once. */
export function RetryButton({ mail }: { mail: OfficeMail }) {
  const retrying = useRetryMail();
  function retry() {
    retrying.mutate(mail.id, {
      onSuccess: ({ state }) => {
        const { title, detail } = state === 'waiting' ? retryTexts.retried : retryTexts.retriedLate;
        notify.success(title, detail);
      },
      onError: (error) => notify.error(retryTexts.errorRetrying, error.message),
    });
  }
  return (
    <Button
      busy={retrying.isPending}
      aria-label={retrying.isPending ? undefined : retryTexts.retryLabel(mail.user_name ?? mail.email)}
      onClick={retry}
    >
      {retrying.isPending ? retryTexts.retrying : retryTexts.retry}
    </Button>
  );
}
