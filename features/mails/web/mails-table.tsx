import { rowProps } from '#features/lists/web/rows.tsx';
import { formatDateTime, formatShortDate, formatTime } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { notify } from '#ui/notify.ts';
import { StatusMark } from '#ui/status-mark.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
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

/** E-mails, one row each: whom to, which, what became of it, and what can be done. */
export function MailsTable({ mails, caption, current, onOpen }: MailsTableProps) {
  return (
    <Table caption={caption}>
      <Thead>
        <Th className="w-60 min-[110rem]:w-96">{columns.recipient}</Th>
        <Th>{columns.mail}</Th>
        <Th className="w-56 min-[110rem]:w-80">{columns.status}</Th>
        <Th className="w-16" numeric>
          {columns.attempts}
        </Th>
        <Th className="w-28">{columns.created}</Th>
        <Th className="w-38">{columns.actions}</Th>
      </Thead>
      <Tbody>
        {mails.map((mail) => (
          <Tr key={mail.id} {...rowProps(mail.id, mail.id === current)}>
            <Td className="wrap-anywhere">
              <span className="font-strong">{mail.user_name ?? texts.noName}</span>
              <span className="block text-small text-muted">
                <EmailText address={mail.email} />
              </span>
            </Td>
            <Td>
              {mailKindName(mail.template)}
              <span className="block text-small text-muted">{mail.subject ?? texts.notWritten}</span>
            </Td>
            <Td>
              <StatusMark tone={stateTones[mail.state]}>{texts.states[mail.state]}</StatusMark>
              <span className="block text-small text-muted empty:hidden">{deliveryDetail(mail)}</span>
            </Td>
            <Td label={columns.attempts} numeric>
              {mail.attempts}
            </Td>
            <Td label={columns.created} className="whitespace-nowrap">
              <time dateTime={mail.created_at} title={formatDateTime(mail.created_at)}>
                {formatShortDate(mail.created_at)}
                <span className="block text-small text-muted @max-[40rem]:ml-1.5 @max-[40rem]:inline">
                  {formatTime(mail.created_at)}
                </span>
              </time>
            </Td>
            <Td>
              <span className="flex flex-wrap gap-2 whitespace-nowrap @min-[40rem]:flex-col @min-[40rem]:items-start">
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
