import type { KeyPress } from './sidebar.tsx';

/**
 * Exactly Ctrl+K or Cmd+K, also while a person types: a name half written is what they look for. But where Ctrl+K
 * means "delete to the end of the line" (macOS, in every text box) it goes on meaning that.
 */
export function isPaletteShortcut(press: KeyPress, isMac: boolean): boolean {
  if (press.key.toLowerCase() !== 'k' || press.ctrlKey === press.metaKey) return false;
  if (press.shiftKey || press.altKey) return false;
  const { tagName, isContentEditable } = (press.target ?? {}) as Partial<HTMLElement>;
  const writes = isContentEditable || /^(INPUT|TEXTAREA)$/.test(tagName ?? '');
  return !(isMac && press.ctrlKey && writes);
}
