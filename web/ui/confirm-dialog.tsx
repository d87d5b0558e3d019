import type { ReactNode } from 'react';
import { lazyWindow } from './lazy-part.tsx';
import { useFetchedWhenIdle } from './use-fetched-when-idle.ts';

const fetchWindow = () => import('./confirm-window.tsx');
const ConfirmWindow = lazyWindow(fetchWindow);

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The verb: 'Delete', 'Approve'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** danger: red button, and the focus starts on Cancel. */
  tone?: 'primary' | 'danger';
  /** The work runs: the dialog stays open and cannot be confirmed again. */
  busy?: boolean;
  /** Close the dialog yourself when the work is done. */
  onConfirm: () => void;
  /** Anything between the sentence and the buttons: a note, a reason, an error. */
  children?: ReactNode;
}

/** Asks before something that cannot easily be taken back. A press outside does not close it; Escape does. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const wanted = useFetchedWhenIdle(fetchWindow, props.open);
  return wanted ? <ConfirmWindow {...props} /> : null;
}
