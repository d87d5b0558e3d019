import clsx from 'clsx';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { BetaMark } from './brand.tsx';
import type { Icon } from './icon.ts';
import type { NavItem } from './nav-item.ts';
import { Tile } from './tile.tsx';

/** A group of the sidebar; the first has no heading. */
export interface SidebarGroup {
  label?: string;
  items: readonly NavItem[];
}

/** A line at the sidebar's foot: a place or an action. */
export interface SidebarAction {
  label: string;
  icon: Icon;
  to?: string;
  onSelect?: () => void;
}

export interface SidebarContentProps {
  title: string;
  groups: readonly SidebarGroup[];
  actions: { label: string; items: readonly SidebarAction[] };
  /** A place was chosen: the phone's drawer closes. */
  onNavigate?: () => void;
}

const line =
  'flex min-h-10 w-full items-center gap-2 rounded-control px-2 text-left whitespace-nowrap text-ink no-underline ' +
  'hover:bg-ink/5 [&_.lucide]:text-muted collapsed:justify-center collapsed:px-0';

const currentLine =
  'aria-[current=page]:bg-surface aria-[current=page]:font-strong aria-[current=page]:text-link ' +
  'aria-[current=page]:inset-ring aria-[current=page]:inset-ring-line aria-[current=page]:[&_.lucide]:text-link';

const words = 'collapsed:sr-only';

function Group({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div>
      {label && (
        <p className="px-2 text-small leading-7 font-medium whitespace-nowrap text-muted collapsed:mx-2 collapsed:my-2 collapsed:h-px collapsed:overflow-hidden collapsed:bg-line collapsed:p-0 collapsed:text-transparent">
          {label}
        </p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">{children}</ul>
    </div>
  );
}

function ActionLine({ label, icon: Glyph, to, onSelect }: SidebarAction) {
  const inside = (
    <>
      <Glyph aria-hidden="true" />
      <span className={words}>{label}</span>
    </>
  );
  return to === undefined ? (
    <button type="button" title={label} className={line} onClick={onSelect}>
      {inside}
    </button>
  ) : (
    <NavLink to={to} title={label} end className={line}>
      {inside}
    </NavLink>
  );
}

/** What stands in the sidebar and in the phone's drawer. Collapsed, the words stay for screen readers and as tooltips. */
export function SidebarContent({ title, groups, actions, onNavigate }: SidebarContentProps) {
  return (
    <div className="flex h-full flex-col gap-4 overflow-x-hidden overflow-y-auto px-2.5 pb-3 collapsed:px-[3px]">
      <div className="-mx-2.5 flex h-tile flex-none items-center gap-3 border-b border-line px-3 font-strong whitespace-nowrap text-heading collapsed:-mx-[3px] collapsed:px-[7px]">
        <Tile figure="flor" className="size-8 rounded-tile" />
        <span className={words}>{title}</span>
        <BetaMark className="ml-auto collapsed:hidden" />
      </div>
      {groups.map((group) => (
        <Group key={group.label ?? ''} label={group.label}>
          {group.items.map(({ to, label, icon: Glyph, end, note }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={end}
                title={label}
                className={clsx(line, currentLine)}
                onClick={onNavigate}
              >
                <Glyph aria-hidden="true" />
                <span className={words}>{label}</span>
                {note && (
                  <span className="ml-auto truncate text-small font-normal text-muted tabular-nums collapsed:sr-only">
                    {note}
                  </span>
                )}
              </NavLink>
            </li>
          ))}
        </Group>
      ))}
      <div className="mt-auto border-t border-line pt-3">
        <Group label={actions.label}>
          {actions.items.map((item) => (
            <li key={item.label}>
              <ActionLine {...item} />
            </li>
          ))}
        </Group>
      </div>
    </div>
  );
}
