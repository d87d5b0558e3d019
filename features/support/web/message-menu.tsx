import { AlarmClock, AlarmClockOff, UserRound, UserX } from 'lucide-react';
import { useAccount } from '#features/accounts/web/use-account.ts';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import type { MessageChange } from '../contract/office-support.ts';
import type { OfficeMessage } from '../contract/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';

const { actions, triage, snooze } = officeSupportTexts;

interface MessageMenuProps {
  message: OfficeMessage;
  onChange: (change: MessageChange) => void;
  onSnooze: () => void;
}

/** What else can be done with one message: take it or give it back, put it aside or wake it. */
export function MessageMenu({ message, onChange, onSnooze }: MessageMenuProps) {
  const { data: account } = useAccount();
  const items: MenuItem[] = [];
  if (account && message.assigned_to?.id !== account.id)
    items.push({
      label: triage.assignToMe,
      icon: UserRound,
      onSelect: () => onChange({ assigned_to: account.id }),
    });
  if (message.assigned_to)
    items.push({ label: triage.unassign, icon: UserX, onSelect: () => onChange({ assigned_to: null }) });
  if (message.snoozed_until)
    items.push({
      label: snooze.wake,
      icon: AlarmClockOff,
      onSelect: () => onChange({ snoozed_until: null }),
    });
  else if (message.status === 'open' || message.status === 'in_progress')
    items.push({ label: snooze.action, icon: AlarmClock, onSelect: onSnooze });
  return <Menu label={actions.more(message.subject)} items={items} />;
}
