import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { listItemLook, listLook } from './overlay-look.ts';

interface Tick {
  key: string;
  label: string;
  /** Quiet, after the label. */
  note?: string | undefined;
  checked: boolean;
}

export interface TicksMenuProps {
  ticks: readonly Tick[];
  trigger: ReactElement;
  onChange: (key: string, checked: boolean) => void;
}

/** Several things to switch on and off behind one button; it stays open while one chooses. */
export default function TicksMenu({ ticks, trigger, onChange }: TicksMenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal container={typeof document === 'undefined' ? null : document.getElementById('main')}>
        <Base.Positioner align="end" sideOffset={4} className="z-70">
          <Base.Popup className={clsx(listLook, 'max-h-(--available-height) min-w-54')}>
            {ticks.map(({ key, label, note, checked }) => (
              <Base.CheckboxItem
                key={key}
                checked={checked}
                closeOnClick={false}
                onCheckedChange={(on) => onChange(key, on)}
                className={listItemLook}
              >
                <Check aria-hidden="true" className={clsx(!checked && 'opacity-0')} />
                {label}
                {note && <span className="ml-auto pl-4 text-small text-muted">{note}</span>}
              </Base.CheckboxItem>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
