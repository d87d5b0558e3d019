import { Dialog } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { Menu as MenuIcon, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { NavLink, useNavigate } from 'react-router';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { BetaMark } from './brand.tsx';
import { IconButton } from './button.tsx';
import type { Icon } from './icon.ts';
import type { NavItem } from './nav-item.ts';
import { backdropLook } from './overlay-look.ts';
import { Tile } from './tile.tsx';
import { useHistoryEntry } from './use-history-entry.ts';

/** A group of the sidebar; the first has no heading. */
export interface SidebarGroup {
  label?: string;
  items: readonly NavItem[];
}

/** A line at the sidebar's foot: a place or an action. */
interface SidebarAction {
  label: string;
  icon: Icon;
  to?: string;
  onSelect?: () => void;
}

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

export interface SidebarContentProps {
  title: string;
  groups: readonly SidebarGroup[];
  actions: { label: string; items: readonly SidebarAction[] };
  /** A place was chosen: the phone's drawer closes. */
  onNavigate?: Follow;
}

const line =
  'relative flex min-h-10 w-full items-center gap-2 rounded-control px-2 text-left whitespace-nowrap text-ink no-underline ' +
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

function ActionLine({
  label,
  icon: Glyph,
  to,
  onSelect,
  onNavigate,
}: SidebarAction & { onNavigate?: Follow }) {
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
    <NavLink to={to} title={label} end className={line} onClick={onNavigate}>
      {inside}
    </NavLink>
  );
}

/** What is in the sidebar and in the phone's drawer. Collapsed, the words stay for screen readers and as tooltips. */
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
          {group.items.map(({ to, label, icon: Glyph, end, note, mark }) => (
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
                {mark && (
                  <span
                    title={mark.label}
                    className="rounded-full bg-action px-1.5 text-small leading-5 font-strong text-on-action tabular-nums collapsed:absolute collapsed:top-0 collapsed:right-0 collapsed:px-1"
                  >
                    <span aria-hidden="true">{mark.sign}</span>
                    <span className="sr-only">{mark.label}</span>
                  </span>
                )}
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
              <ActionLine {...item} onNavigate={onNavigate} />
            </li>
          ))}
        </Group>
      </div>
    </div>
  );
}

/** Below 768 px the sidebar is a drawer of 18rem behind a button. */
export function SidebarDrawer(props: SidebarContentProps) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const leaveEntry = useHistoryEntry(open, () => setOpen(false));
  const follow: Follow = (event) => {
    const { pathname, search } = event.currentTarget;
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (isPlain && leaveEntry(() => void navigate(pathname + search))) event.preventDefault();
    else setOpen(false);
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (!next && leaveEntry()) || setOpen(next)}>
      <Dialog.Trigger
        render={<IconButton icon={MenuIcon} label={uiTexts.openMenu} className="md:hidden" />}
      />
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropLook} />
        <Dialog.Popup
          data-drawer=""
          className="fixed inset-y-0 left-0 z-50 w-[18rem] max-w-[calc(100vw-3rem)] border-r border-line bg-sidebar shadow-float transition-transform data-ending-style:-translate-x-full data-starting-style:-translate-x-full"
        >
          <Dialog.Title className="sr-only">{props.title}</Dialog.Title>
          <nav aria-label={props.title} className="h-full">
            <SidebarContent {...props} onNavigate={follow} />
          </nav>
          <Dialog.Close
            render={
              <IconButton
                icon={X}
                label={uiTexts.closeMenu}
                className="absolute! top-2 -right-12 bg-surface"
              />
            }
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const SEVEN_DAYS_S = 60 * 60 * 24 * 7;

const listeners = new Set<() => void>();

function isCollapsed() {
  return document.documentElement.dataset.sidebar === 'collapsed';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Collapses or expands the sidebar and remembers it for 7 days in the cookie `sidebar_state` (`true` is open). */
export function toggleSidebar() {
  const open = isCollapsed();
  if (open) delete document.documentElement.dataset.sidebar;
  else document.documentElement.dataset.sidebar = 'collapsed';
  // biome-ignore lint/suspicious/noDocumentCookie: read before the first paint, where there is no other store
  document.cookie = `sidebar_state=${open}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
  for (const listener of listeners) listener();
}

/** Whether the sidebar is collapsed; listens for Ctrl/Cmd+B while mounted. The script in the head set it first. */
export function useSidebarCollapsed(): boolean {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!isSidebarShortcut(event)) return;
      event.preventDefault();
      toggleSidebar();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return useSyncExternalStore(subscribe, isCollapsed, () => false);
}

/** The properties of a keyboard event that `isSidebarShortcut` reads. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

function isEditable(target: EventTarget | null): boolean {
  const element = target as { tagName?: string; isContentEditable?: boolean } | null;
  return Boolean(element?.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element?.tagName ?? ''));
}

/**
 * Exactly Ctrl+B or Cmd+B: not with Shift or Alt, which belong to the browser, and never while a person types,
 * where it means bold.
 */
export function isSidebarShortcut(press: KeyPress): boolean {
  return (
    press.key.toLowerCase() === 'b' &&
    press.ctrlKey !== press.metaKey &&
    !press.shiftKey &&
    !press.altKey &&
    !isEditable(press.target)
  );
}
