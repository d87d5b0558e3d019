import { useQuery } from '@tanstack/react-query';
import { User, UserRound, UserX } from 'lucide-react';
import type { ReactElement } from 'react';
import { type StaffMember, staffQuery } from '#features/accounts/web/office-queries.ts';
import { accountQuery } from '#features/accounts/web/queries.ts';
import { Menu } from '#ui/menu.tsx';
import { officeBatchTexts as texts } from '../texts/office-batches.ts';

/** Selects a case's assignee: the user first, then colleagues by name, then nobody. */
export function AssigneeMenu({
  trigger,
  onAssign,
}: {
  /** The button that opens the menu. */
  trigger: ReactElement;
  onAssign: (to: StaffMember | null) => void;
}) {
  const staff = useQuery(staffQuery).data ?? [];
  const { data: account } = useQuery(accountQuery);
  const me = staff.find(({ id }) => id === account?.id);
  const others = staff.filter((person) => person !== me);
  return (
    <Menu
      label={texts.assign}
      trigger={trigger}
      items={[
        ...(me ? [{ label: `${texts.me} (${me.name})`, icon: UserRound, onSelect: () => onAssign(me) }] : []),
        ...others.map((person) => ({ label: person.name, icon: User, onSelect: () => onAssign(person) })),
        { label: texts.unassigned, icon: UserX, separated: true, onSelect: () => onAssign(null) },
      ]}
    />
  );
}
