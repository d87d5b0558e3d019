import type { ConfirmDialogProps } from './confirm-window.tsx';
import type { DialogProps } from './dialog-window.tsx';
import { lazyWindow, useFetchedWhenIdle } from './lazy-part.tsx';

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

const fetchQuestion = () => import('./confirm-window.tsx');

const ConfirmWindow = lazyWindow(fetchQuestion);

/** Asks before something that cannot easily be taken back. A press outside does not close it; Escape does. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const wanted = useFetchedWhenIdle(fetchQuestion, props.open);
  return wanted ? <ConfirmWindow {...props} /> : null;
}
