import { lazyWindow } from './lazy-part.tsx';
import type { PaletteProps } from './palette-window.tsx';
import { useFetchedWhenIdle } from './use-fetched-when-idle.ts';

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
