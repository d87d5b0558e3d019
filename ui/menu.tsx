import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import { Ellipsis } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { IconButton } from './button.tsx';
import type { Icon } from './icon.ts';
import { listItemLook, listLook } from './overlay-look.ts';

export interface MenuItem {
  label: string;
  icon?: Icon;
  /** Goes somewhere of ours. */
  to?: string;
  onSelect?: () => void;
  /** danger is red: Reject, Delete. */
  tone?: 'plain' | 'danger';
  /** A line above it. */
  separated?: boolean;
}

export interface MenuProps {
  /** Names the button: "More for Ruth Abernathy". */
  label: string;
  items: MenuItem[];
  /** Another button than the three dots. */
  trigger?: ReactElement;
  /** Where the focus goes when it closes; undefined and by default: back to its button. */
  finalFocus?: () => HTMLElement | null | undefined;
}

function Line({ icon: Glyph, label }: MenuItem) {
  return (
    <>
      {Glyph && <Glyph aria-hidden="true" />}
      {label}
    </>
  );
}

/** A row's actions behind one button: arrows move, Enter chooses, Escape closes, letters find. */
export function Menu({ label, items, trigger, finalFocus }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger ?? <IconButton icon={Ellipsis} label={label} />} />
      {/* Inside main, so that what opens belongs to a landmark like the button that opened it. */}
      <Base.Portal container={typeof document === 'undefined' ? null : document.getElementById('main')}>
        {/* Above a toast that may lie where it opens. */}
        <Base.Positioner align="end" sideOffset={4} className="z-70">
          <Base.Popup
            finalFocus={finalFocus && (() => finalFocus() ?? true)}
            className={clsx(listLook, 'max-h-(--available-height) min-w-54')}
          >
            {items.map((item) => {
              const look = clsx(
                listItemLook,
                item.tone === 'danger' ? 'text-bad-text' : 'text-ink [&_.lucide]:text-muted',
              );
              return (
                <div key={item.label} role="presentation">
                  {item.separated && <Base.Separator className="my-1.5 h-px bg-line-soft" />}
                  {item.to === undefined ? (
                    <Base.Item className={look} onClick={item.onSelect}>
                      <Line {...item} />
                    </Base.Item>
                  ) : (
                    <Base.LinkItem className={look} closeOnClick render={<Link to={item.to} />}>
                      <Line {...item} />
                    </Base.LinkItem>
                  )}
                </div>
              );
            })}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
