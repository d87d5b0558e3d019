import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyWindow } from '#ui/lazy-part.tsx';
import type { NavItem } from '#ui/nav-item.ts';
import type { NoticeSummary } from '../contract.ts';
import { officeNoticeTexts } from '../texts/office-notices.ts';
import { noticeSummaryQuery } from './queries.ts';

const texts = officeNoticeTexts;

const fetchPanel = () => import('./notices-panel.tsx');

const NoticesPanel = lazyWindow(fetchPanel);

/** What the sidebar shows behind a place: unread notes there that name the reader. */
export type Marks = Partial<Record<string, NavItem['mark']>>;

function marksOf(mentions: NoticeSummary['mentions']): Marks {
  const named = Object.entries(mentions).filter(([, count]) => count > 0);
  return Object.fromEntries(
    named.map(([place, count]) => [place, { sign: `@${count}`, label: texts.mentions(count) }]),
  );
}

/** The bell in the office's header, with the number of what is unread, and the list that it opens. */
export default function Bell({ onMarks }: { onMarks: (marks: Marks) => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const { data } = useQuery(noticeSummaryQuery);
  const unread = data?.unread ?? 0;
  const mentions = data?.mentions;
  useEffect(() => onMarks(mentions ? marksOf(mentions) : {}), [onMarks, mentions]);
  const label = texts.button(unread);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={label}
        title={label}
        onPointerEnter={() => void fetchPanel().catch(() => {})}
        onClick={() => {
          setWanted(true);
          setOpen(!open);
        }}
        className="relative inline-flex h-control w-10 flex-none items-center justify-center rounded-control text-ink hover:bg-well md:w-12"
      >
        <BellIcon aria-hidden="true" className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 left-1/2 min-w-5 rounded-full bg-action px-1 text-center text-small leading-5 font-strong text-on-action tabular-nums"
          >
            {unread > 99 ? texts.many : unread}
          </span>
        )}
      </button>
      {wanted && <NoticesPanel open={open} onOpenChange={setOpen} button={button} />}
    </>
  );
}
