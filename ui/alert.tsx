import clsx from 'clsx';
import { CircleCheck, Clock, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Icon } from './icon.ts';

/** deadline: a date that will hurt; one at most on a screen. */
export type AlertTone = 'info' | 'success' | 'deadline' | 'error';

const tones: Record<AlertTone, { icon: Icon; box: string; words: string; role?: 'status' | 'alert' }> = {
  info: { icon: Info, box: 'bg-tint', words: 'text-link', role: 'status' },
  success: { icon: CircleCheck, box: 'bg-good', words: 'text-good-text', role: 'status' },
  deadline: { icon: Clock, box: 'bg-due', words: 'text-due-text' },
  error: { icon: TriangleAlert, box: 'bg-bad', words: 'text-bad-text', role: 'alert' },
};

export interface AlertProps {
  tone: AlertTone;
  title: ReactNode;
  /** One or two sentences: what it means and what to do. */
  children?: ReactNode;
  /** Buttons or links that mend it. */
  actions?: ReactNode;
  className?: string;
}

/** A message in place, beside its cause. Errors interrupt a screen reader, the rest waits. */
export function Alert({ tone, title, children, actions, className }: AlertProps) {
  const { icon: Glyph, box, words, role } = tones[tone];
  return (
    <div
      role={role}
      className={clsx(
        'grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 rounded-control p-4 forced-colors:border',
        box,
        className,
      )}
    >
      <Glyph aria-hidden="true" className={clsx('mt-px', words)} />
      <div className="grid min-w-0 gap-1">
        <p className={clsx('font-strong', tone === 'info' ? 'text-ink' : words)}>{title}</p>
        {children && <div>{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
    </div>
  );
}
