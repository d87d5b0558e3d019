import type { ConfirmDialogProps } from './confirm-window.tsx';
import { lazyWindow } from './lazy-part.tsx';
import { useFetchedWhenIdle } from './use-fetched-when-idle.ts';

const fetchWindow = () => import('./confirm-window.tsx');
const ConfirmWindow = lazyWindow(fetchWindow);

/** Asks before something that cannot easily be taken back. A press outside does not close it; Escape does. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const wanted = useFetchedWhenIdle(fetchWindow, props.open);
  return wanted ? <ConfirmWindow {...props} /> : null;
}
