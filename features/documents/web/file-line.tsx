import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Icon } from '#ui/icon.ts';

interface FileLineProps {
  icon: Icon;
  tone?: 'plain' | 'good' | 'bad';
  name: string;
  /** Size, date, state: one muted line. */
  children: ReactNode;
  actions: ReactNode;
  /** Across the whole width: the progress bar. */
  below?: ReactNode;
}

const tones = { plain: 'text-muted', good: 'text-good-text', bad: 'text-bad-text' };

/** One file in a list, stored or on its way. Long names wrap; actions go to a line of their own on phones. */
export function FileLine({ icon: Glyph, tone = 'plain', name, children, actions, below }: FileLineProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-2 py-3 md:grid-cols-[auto_1fr_auto]">
      <Glyph aria-hidden="true" className={clsx('mt-0.5', tones[tone])} />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <div className="text-small text-muted">{children}</div>
      </div>
      {/* Four of them do not fit on one line of a phone: they stand two by two. */}
      <div className="col-start-2 flex flex-wrap items-center gap-x-5 max-[22.5rem]:gap-x-3 max-[30rem]:has-[>:nth-child(4)]:grid max-[30rem]:has-[>:nth-child(4)]:grid-cols-[auto_1fr] max-[30rem]:has-[>:nth-child(4)]:justify-items-start md:col-start-3 md:row-start-1">
        {actions}
      </div>
      {below && <div className="col-start-2 -col-end-1 empty:hidden">{below}</div>}
    </li>
  );
}
