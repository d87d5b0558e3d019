import { Archive, Clock, MailCheck, MailX } from 'lucide-react';
import type { Icon } from '#ui/icon.ts';
import { StatusMark, type StatusTone } from '#ui/status-mark.tsx';
import type { OfficeThread } from '../contract/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';

const texts = officeSupportTexts.thread.mail;

type Mail = NonNullable<OfficeThread['replies'][number]['mail']>;

const looks: Record<keyof typeof texts, { tone: StatusTone; icon: Icon }> = {
  queued: { tone: 'todo', icon: Clock },
  smtp: { tone: 'done', icon: MailCheck },
  outbox: { tone: 'todo', icon: Archive },
  failed: { tone: 'bad', icon: MailX },
};

/** What became of the e-mail about a reply. */
export function MailMark({ mail }: { mail: Mail }) {
  const state = mail.status === 'sent' ? (mail.delivered_by ?? 'outbox') : mail.status;
  return <StatusMark {...looks[state]}>{texts[state]}</StatusMark>;
}
