/** What the check needs of a keyboard event. */
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
 * Exactly Ctrl+B or Cmd+B: not with Shift or Alt, which belong to the browser, and never while somebody types,
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
