import { CheckCheck, CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { Icon } from '#ui/icon.ts';
import { StatusMark, type StatusTone } from '#ui/status-mark.tsx';
import type { ApplicationStatus } from '../contract/applications.ts';
import { statusLabels } from '../texts/office-applications.ts';

/** A filled badge means that staff must act, or that there is an outcome. */
const looks: Record<ApplicationStatus, { tone: StatusTone; icon?: Icon; boxed?: boolean }> = {
  started: { tone: 'todo', icon: CircleDashed },
  in_progress: { tone: 'now' },
  under_review: { tone: 'waiting', boxed: true },
  approved: { tone: 'good', icon: CircleCheck, boxed: true },
  rejected: { tone: 'bad', icon: CircleX, boxed: true },
  completed: { tone: 'done', icon: CheckCheck },
};

/** An application's status for staff. `hanging` aligns the icons of filled and bare badges in a column. */
export function ApplicationStatusMark({ status, hanging }: { status: ApplicationStatus; hanging?: boolean }) {
  const look = looks[status];
  return (
    <StatusMark {...look} className={hanging && look.boxed ? '-ml-2' : undefined}>
      {statusLabels[status]}
    </StatusMark>
  );
}

/** As the specification has it: upper case, spaces for underscores. */
export function typeLabel(type: string): string {
  return type.replaceAll('_', ' ').toUpperCase();
}
