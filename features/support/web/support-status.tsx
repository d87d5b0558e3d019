import { CheckCheck, CircleCheck, CircleDot } from 'lucide-react';
import type { Icon } from '#ui/icon.ts';
import { StatusMark, type StatusTone } from '#ui/status-mark.tsx';
import type { SupportStatus } from '../rules/support.ts';
import { supportStatusLabels } from '../texts/office-support.ts';

const looks: Record<SupportStatus, { tone: StatusTone; icon?: Icon; boxed?: boolean }> = {
  open: { tone: 'waiting', icon: CircleDot, boxed: true },
  in_progress: { tone: 'now' },
  resolved: { tone: 'done', icon: CircleCheck },
  closed: { tone: 'done', icon: CheckCheck },
};

interface SupportStatusMarkProps {
  status: SupportStatus;
  /** Hangs the badge into the margin, so that a column's texts align. */
  hanging?: boolean;
}

/** A thread's status for staff. */
export function SupportStatusMark({ status, hanging }: SupportStatusMarkProps) {
  const look = looks[status];
  return (
    <StatusMark {...look} className={look.boxed && hanging ? '-ml-2' : ''}>
      {supportStatusLabels[status]}
    </StatusMark>
  );
}
