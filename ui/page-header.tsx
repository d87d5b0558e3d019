import clsx from 'clsx';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { comingBack, lastAddress } from '#platform/browser/list-address.ts';

/** "Back to Dashboard": one step up, at the top of a page; to a list as it was left, with its search, pages and scroll. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={lastAddress(to)}
      state={comingBack}
      className="prose-link -ml-1.5 inline-flex min-h-control items-center gap-1"
    >
      <ChevronLeft aria-hidden="true" />
      {children}
    </Link>
  );
}

export interface PageHeaderProps {
  title: ReactNode;
  /** One quiet line under the title. */
  lead?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Over a list: title and line stand beside each other from 1024 px on, and leave the height to the rows. */
  tight?: boolean;
  className?: string;
}

/** A name of so many letters without a space would break at the edge of a phone in the size of a title. */
const longWord = /\S{23}/;

/** The page's `h1`. It can take the focus, so that a change of page is announced. */
export function PageHeader({ title, lead, actions, tight, className }: PageHeaderProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-8 pb-6 md:pt-12 md:pb-8 office:items-center office:pt-6 office:pb-4',
        tight && 'tight',
        className,
      )}
    >
      <div className="min-w-0">
        <h1
          tabIndex={-1}
          className={clsx(
            'display text-title',
            typeof title === 'string' && longWord.test(title) && 'max-md:text-xl',
          )}
        >
          {title}
        </h1>
        {lead && <p className="mt-2 text-muted empty:hidden office:mt-0.5">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </div>
  );
}
