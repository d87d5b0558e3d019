import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Link } from '#ui/link.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { OfficeMail } from '../contract.ts';
import { officeMailTexts } from '../texts/office-mails.ts';
import { deliveryDetail, mailKindName } from './mail-words.ts';
import { RetryButton } from './mails-table.tsx';
import { openedMailQuery } from './queries.ts';

const { preview: texts, ...words } = officeMailTexts;

interface MailPreviewProps {
  id: string;
  /** The e-mail's row in the list behind the window, which goes on changing. */
  row: OfficeMail | undefined;
  onClose: () => void;
}

/** The exact e-mail in a window. Its address is the screen's own (`?mail=`). */
export function MailPreview({ id, row, onClose }: MailPreviewProps) {
  const query = useQuery(openedMailQuery(id));
  const mail = query.data && laterOf(query.data.mail, row);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.recorded}
      size="wide"
      actions={
        <>
          {mail?.abilities.retry && <RetryButton mail={mail} />}
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <QueryView
        query={query}
        loading={texts.loading}
        failed={texts.errorLoading}
        size="page"
        missing={texts.missing}
        className="mb-4"
      >
        {({ html_body, text_body, mail: opened }) => {
          const shown = laterOf(opened, row);
          return (
            <div className="grid gap-4">
              <Head mail={shown} />
              {html_body !== null && text_body !== null ? (
                <Bodies html={html_body} text={text_body} />
              ) : shown.state === 'sent' ? (
                <Alert
                  tone="info"
                  title={texts.writtenMeanwhile}
                  actions={
                    <Button busy={query.isFetching} onClick={() => void query.refetch()}>
                      {texts.readNow}
                    </Button>
                  }
                />
              ) : (
                <Alert tone="info" title={texts.notYet} />
              )}
            </div>
          );
        }}
      </QueryView>
    </Dialog>
  );
}

/** Of two readings of an e-mail: each try counts up, and what was sent stays so. */
function laterOf(opened: OfficeMail, row: OfficeMail | undefined): OfficeMail {
  if (!row || opened.state === 'sent') return opened;
  return row.state === 'sent' || row.attempts >= opened.attempts ? row : opened;
}

function Head({ mail }: { mail: OfficeMail }) {
  const lines: [string, string | undefined][] = [
    [texts.to, mail.user_name ? `${mail.user_name}, ${mail.email}` : mail.email],
    [texts.kind, mailKindName(mail.template)],
    [texts.subject, mail.subject ?? undefined],
    [
      texts.status,
      [words.states[mail.state], deliveryDetail(mail), words.tries(mail.attempts)].filter(Boolean).join('. '),
    ],
    [texts.written, formatDateTime(mail.created_at)],
    [texts.sent, mail.sent_at ? formatDateTime(mail.sent_at) : undefined],
  ];
  return (
    <div className="grid gap-2">
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[6rem_1fr]">
        {lines.map(
          ([term, text]) =>
            text && (
              <div key={term} className="contents">
                <dt className="text-muted">{term}</dt>
                <dd className="wrap-anywhere max-sm:mb-1.5">{text}</dd>
              </div>
            ),
        )}
      </dl>
      <p>
        <Link
          to={`/admin/users?q=${encodeURIComponent(mail.email)}`}
          className="inline-flex min-h-6 items-center"
        >
          {texts.person}
        </Link>
      </p>
    </div>
  );
}

/** The frame has no rights at all: no script, no form, no way out of it; nothing is loaded from anywhere. */
function Bodies({ html, text }: { html: string; text: string }) {
  return (
    <Tabs
      label={texts.parts}
      tabs={[
        {
          value: 'html',
          label: texts.html,
          panel: (
            <iframe
              title={texts.frame}
              sandbox=""
              srcDoc={html}
              referrerPolicy="no-referrer"
              className="h-96 w-full rounded-control border border-line bg-white [color-scheme:light]"
            />
          ),
        },
        {
          value: 'text',
          label: texts.text,
          panel: (
            <pre className="max-h-96 overflow-auto rounded-control border border-line bg-well p-4 font-[inherit] whitespace-pre-wrap wrap-anywhere">
              {text}
            </pre>
          ),
        },
      ]}
    />
  );
}
