import type { DialogProps } from './dialog-window.tsx';
import { lazyWindow } from './lazy-part.tsx';
import { useFetchedWhenIdle } from './use-fetched-when-idle.ts';

const fetchWindow = () => import('./dialog-window.tsx');
const DialogWindow = lazyWindow(fetchWindow);

/**
 * A window over the page. Focus is trapped and returns; Escape and a press outside close it. Its code, 20 kB, is not
 * needed to show a page: it comes once the page rests, at the latest when the window opens.
 */
export function Dialog(props: DialogProps) {
  const wanted = useFetchedWhenIdle(fetchWindow, props.open);
  return wanted ? <DialogWindow {...props} /> : null;
}
