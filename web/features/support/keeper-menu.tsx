import { User, UserRound, UserX } from 'lucide-react';
import type { ReactElement } from 'react';
import { officeSupportTexts } from '#domain/texts/office-support.ts';
import { Menu } from '../../ui/menu.tsx';
import { useAccount } from '../accounts/use-account.ts';
import { useStaff } from '../accounts/use-staff.ts';

const texts = officeSupportTexts.triage;

interface KeeperMenuProps {
  label: string;
  trigger: ReactElement;
  onAssign: (to: string | null) => void;
}

/** Chooses who takes care of something: oneself first, then the others by name, then nobody. */
export function KeeperMenu({ label, trigger, onAssign }: KeeperMenuProps) {
  const staff = useStaff();
  const { data: account } = useAccount();
  const me = staff.find(({ id }) => id === account?.id);
  const others = staff.filter((person) => person !== me);
  return (
    <Menu
      label={label}
      trigger={trigger}
      items={[
        ...(me ? [{ label: texts.me(me.name), icon: UserRound, onSelect: () => onAssign(me.id) }] : []),
        ...others.map(({ id, name }) => ({ label: name, icon: User, onSelect: () => onAssign(id) })),
        { label: texts.nobody, icon: UserX, separated: true, onSelect: () => onAssign(null) },
      ]}
    />
  );
}
