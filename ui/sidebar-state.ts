import { useEffect, useSyncExternalStore } from 'react';
import { isSidebarShortcut } from './sidebar-shortcut.ts';

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
