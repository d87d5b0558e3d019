import { Popover } from '@base-ui/react/popover';
import clsx from 'clsx';
import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { listLook } from './overlay-look.ts';

export interface ExplainProps {
  /** Names the button: "How we count: Page Views". */
  label: string;
  /** One paragraph, or several. */
  children: ReactNode;
}

/** A "?" beside a word that opens what the word means. Escape and a press elsewhere close it. */
export function Explain({ label, children }: ExplainProps) {
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={label}
        title={label}
        className="-m-2.5 inline-grid size-control flex-none place-items-center rounded-control align-middle text-muted hover:bg-well hover:text-ink print:hidden"
      >
        <CircleQuestionMark aria-hidden="true" className="size-4" />
      </Popover.Trigger>
      {/* Inside main, so that what opens belongs to a landmark like the button that opened it. */}
      <Popover.Portal container={typeof document === 'undefined' ? null : document.getElementById('main')}>
        <Popover.Positioner align="start" sideOffset={4} collisionPadding={12} className="z-70">
          <Popover.Popup
            aria-label={label}
            className={clsx(listLook, 'grid w-80 max-w-[calc(100vw-1.5rem)] gap-2 px-4 py-3 text-small')}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
