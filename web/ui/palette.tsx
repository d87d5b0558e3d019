import type { Icon } from './icon.ts';
import { lazyWindow } from './lazy-part.tsx';
import { useFetchedWhenIdle } from './use-fetched-when-idle.ts';

const fetchWindow = () => import('./palette-window.tsx');
const PaletteWindow = lazyWindow(fetchWindow);

/** One line of the palette: where it goes, or what it does. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** Stands behind the label, muted: an address, a status. */
  hint?: string;
  icon: Icon;
  run: () => void;
}

export interface PaletteGroup {
  label: string;
  entries: readonly PaletteEntry[];
}

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the window and the box for screen readers. */
  label: string;
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
  groups: readonly PaletteGroup[];
  /** What there is: "Searching...", "7 results", or what to try when there is nothing. Read out, and shown below. */
  status: string;
  /** A search that failed, with a way to repeat it. */
  problem?: { text: string; retry: () => void };
}

/**
 * One box to go anywhere and do anything (APG combobox with a list): the focus stays in the box, arrows choose, Enter
 * does it. It fills the screen of a phone. Its code comes once the page rests.
 */
export function Palette(props: PaletteProps) {
  const wanted = useFetchedWhenIdle(fetchWindow, props.open);
  return wanted ? <PaletteWindow {...props} /> : null;
}
