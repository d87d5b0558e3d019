import type { ReactNode, RefObject } from 'react';
import { lazyWindow } from './lazy-part.tsx';
import { useFetchedWhenIdle } from './use-fetched-when-idle.ts';

const fetchWindow = () => import('./dialog-window.tsx');
const DialogWindow = lazyWindow(fetchWindow);

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title, read out when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end, the one that goes on last. */
  actions?: ReactNode;
  /** wide for previews and long forms. Below 768 px every wide dialog fills the screen; a full one does always. */
  size?: 'normal' | 'wide' | 'full';
  /** Where the focus starts; the first control when absent. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A window over the page. Focus is trapped and returns; Escape and a press outside close it. Its code, 20 kB, is not
 * needed to show a page: it comes once the page rests, at the latest when the window opens.
 */
export function Dialog(props: DialogProps) {
  const wanted = useFetchedWhenIdle(fetchWindow, props.open);
  return wanted ? <DialogWindow {...props} /> : null;
}
