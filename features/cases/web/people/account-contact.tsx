import { formatDateTime, formatWhen } from '#platform/browser/format.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { StatusMark, type StatusTone } from '#ui/status-mark.tsx';
import type { AccountFile } from '../../contract/office-accounts.ts';
import { officeAccountPageTexts } from '../../texts/office-account.ts';
import type { AccountMarks } from './account-overview.tsx';

const { conversations: talk, mails: letters } = officeAccountPageTexts;

type Mail = AccountFile['mails'][number];

interface AccountContactProps extends Pick<AccountMarks, 'conversationMark'> {
  file: AccountFile;
}

/** The account's support threads, and the e-mails we sent with their delivery state. */
export function AccountContact({
  file: { account, conversations, mails },
  conversationMark,
}: AccountContactProps) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card aria-labelledby="account-conversations" className="grid content-start gap-2">
        <CardHeader
          id="account-conversations"
          title={talk.title}
          aside={
            conversations.total > 0 && <Link to={`/admin/support?user_id=${account.id}`}>{talk.all}</Link>
          }
        />
        {conversations.total === 0 ? (
          <p className="text-muted">{talk.none}</p>
        ) : (
          <>
            <p className="text-muted">{talk.count(conversations.total, conversations.unfinished)}</p>
            <ul className="divide-y divide-line-soft">
              {conversations.latest.map((conversation) => (
                <li key={conversation.id} className="flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
                  <div className="min-w-48 grow basis-0">
                    <Link to={`/admin/support/${conversation.id}`} className="wrap-anywhere">
                      {conversation.subject}
                    </Link>
                    <p className="text-small text-muted">
                      {talk.lastActivity(formatWhen(conversation.last_activity_at))}
                    </p>
                  </div>
                  {conversationMark(conversation.status)}
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
      <Card aria-labelledby="account-mails" className="grid content-start gap-2">
        <CardHeader id="account-mails" title={letters.title} />
        {mails.length === 0 ? (
          <p className="text-muted">{letters.none}</p>
        ) : (
          <ul className="divide-y divide-line-soft">
            {mails.map((mail) => (
              <MailLine key={mail.id} mail={mail} />
            ))}
          </ul>
        )}
        {mails.length === mailsShown && (
          <p className="text-small text-muted">{letters.shown(mails.length)}</p>
        )}
      </Card>
    </div>
  );
}

/** The server's page size. */
const mailsShown = 20;

function MailLine({ mail }: { mail: Mail }) {
  const kind = letters.kinds[mail.template] ?? mail.template;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
      <div className="min-w-48 grow basis-0">
        <p className="wrap-anywhere">{mail.subject ?? kind}</p>
        <p className="text-small text-muted">
          {kind}.{' '}
          <time dateTime={mail.created_at} title={formatDateTime(mail.created_at)}>
            {formatWhen(mail.created_at)}
          </time>
        </p>
      </div>
      <MailState mail={mail} />
    </li>
  );
}

const tones: Record<keyof typeof letters.states, StatusTone> = {
  queued: 'now',
  failed: 'bad',
  smtp: 'good',
  outbox: 'done',
};

/** An e-mail's delivery state in words. */
function MailState({ mail }: { mail: Mail }) {
  const state = mail.status === 'sent' ? (mail.delivered_by ?? 'smtp') : mail.status;
  return (
    <StatusMark tone={tones[state]} className="whitespace-normal!">
      {letters.states[state]}
    </StatusMark>
  );
}
