import clsx from 'clsx';
import { Link as RouterLink } from 'react-router';
import { categoryNames } from '#features/documents/texts/document-categories.ts';
import { formatDateTime, formatWhen } from '#platform/browser/format.ts';
import { type OfficeBase, useOfficeBase } from '#platform/browser/office-base.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { NoticeRecord } from '../contract.ts';
import { officeNoticeTexts } from '../texts/office-notices.ts';

const texts = officeNoticeTexts;

/** One notice, which leads to what it is about. */
export function NoticeLine({ notice, onFollow }: { notice: NoticeRecord; onFollow: () => void }) {
  const base = useOfficeBase();
  const { is_read, created_at } = notice;
  return (
    <li>
      <RouterLink
        to={addressOf(notice, base)}
        onClick={onFollow}
        className="grid grid-cols-[0.5rem_1fr] items-baseline gap-x-2 rounded-control px-2 py-1.5 text-ink no-underline hover:bg-well"
      >
        <span
          aria-hidden="true"
          className={clsx('size-2 self-center rounded-full', !is_read && 'bg-action forced-colors:border')}
        />
        <span className={clsx('min-w-0 wrap-anywhere', !is_read && 'font-strong')}>
          {!is_read && <VisuallyHidden>{texts.unread}: </VisuallyHidden>}
          {wordsOf(notice)}{' '}
          <time
            dateTime={created_at}
            title={formatDateTime(created_at)}
            className="text-small font-normal whitespace-nowrap text-muted"
          >
            {formatWhen(created_at)}
          </time>
        </span>
      </RouterLink>
    </li>
  );
}

function addressOf(
  { kind, application_id, message_id, document_id }: NoticeRecord,
  base: OfficeBase,
): string {
  if (message_id) return `${base}/support/${message_id}`;
  const address = `${base}/applications/${application_id}`;
  if (document_id) return `${address}?tab=documents&document=${document_id}`;
  return kind === 'mentioned' ? `${address}?tab=notes` : address;
}

function wordsOf({ kind, message_id, document_id, by, ...notice }: NoticeRecord): string {
  const { words } = texts;
  const name = notice.name ?? texts.noName;
  const about = notice.about ?? texts.noName;
  const who = texts.by(by);
  if (kind === 'replied') return words.replied(by ?? name, about);
  if (kind === 'assigned')
    return message_id ? words.assignedMessage(who, about) : words.assignedCase(who, name);
  if (kind === 'mentioned')
    return message_id ? words.mentionedMessage(who, about) : words.mentionedCase(who, name);
  return document_id
    ? words.decidedPaper(who, name, categoryNames[about as keyof typeof categoryNames])
    : words.decidedCase(who, name);
}
