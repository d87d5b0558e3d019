import clsx from 'clsx';
import { Clock, ClockAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WaitingKind } from '#features/queue/rules.ts';
import { spanOf } from '#features/reviews/web/waiting-mark.tsx';
import { useNow, waited } from '#features/support/web/waiting-clock.tsx';
import { formatDateTime } from '#platform/browser/format.ts';

/** From so many milliseconds before a promise is over it is marked. */
const soon = 6 * 3_600_000;

/** How long something of this kind has lasted. The clock of papers stops on weekends, as it does where they are reviewed. */
export const spanOfKind = (kind: WaitingKind, from: Date, to: Date): string =>
  kind === 'case' || kind === 'document' ? spanOf(from, to) : waited(from.toISOString(), to);

interface PromiseClockProps {
  record: { kind: WaitingKind; since: string; due: string };
  /** What waits, before the time. */
  children?: ReactNode;
  className?: string;
}

/** How long it has waited: red once our promise is over, terracotta in the last hours before. */
export function PromiseClock({ record: { kind, since, due }, children, className }: PromiseClockProps) {
  const now = useNow();
  const left = Date.parse(due) - now.getTime();
  const over = left <= 0;
  const Glyph = over ? ClockAlert : Clock;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-tile whitespace-nowrap',
        over && 'bg-bad px-2 py-0.5 font-strong text-bad-text',
        !over && left <= soon && 'bg-due px-2 py-0.5 font-strong text-due-text',
        className,
      )}
    >
      <Glyph aria-hidden="true" className="size-4 flex-none" />
      {children}
      <time dateTime={since} title={formatDateTime(since)}>
        {spanOfKind(kind, new Date(since), now)}
      </time>
    </span>
  );
}
