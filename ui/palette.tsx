import { lazyWindow, useFetchedWhenIdle } from './lazy-part.tsx';
import type { PaletteProps } from './palette-window.tsx';
import type { KeyPress } from './sidebar.tsx';

const fetchWindow = () => import('./palette-window.tsx');

const PaletteWindow = lazyWindow(fetchWindow);

/**
 * One box to go anywhere and do anything (APG combobox with a list): the focus stays in the box, arrows choose, Enter
 * does it. It fills the screen of a phone. Its code comes once the page rests.
 */
export function Palette(props: PaletteProps) {
  const wanted = useFetchedWhenIdle(fetchWindow, props.open);
  return wanted ? <PaletteWindow {...props} /> : null;
}

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
