import { Popover } from '@base-ui/react/popover';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { IconButton } from './button.tsx';
import { listLook } from './overlay-look.ts';

/** What a button of the header gives to the panel that it opens. */
export interface PanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
}

interface AnchoredPanelProps extends PanelProps {
  title: string;
  /** Width, spacing. */
  className: string;
  children: ReactNode;
}

/** What a button opens below itself, with a title and Close: the page stays in sight. */
export function AnchoredPanel({
  open,
  onOpenChange,
  button,
  title,
  className,
  children,
}: AnchoredPanelProps) {
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event, reason }) => {
        // The button closes it by itself.
        const onButton = event.target instanceof Node && button.current?.contains(event.target);
        if (reason === 'outside-press' && onButton) return;
        onOpenChange(next);
      }}
    >
      {/* Inside main, so that what opens belongs to a landmark. */}
      <Popover.Portal container={document.getElementById('main')}>
        <Popover.Positioner
          anchor={button}
          align="end"
          sideOffset={4}
          collisionPadding={12}
          className="no-print z-70"
        >
          <Popover.Popup
            finalFocus={button}
            className={clsx(
              listLook,
              'grid max-h-(--available-height) max-w-[calc(100vw-1.5rem)] pt-3',
              className,
            )}
          >
            <div className="flex items-center justify-between gap-4">
              <Popover.Title className="text-lead">{title}</Popover.Title>
              <Popover.Close render={<IconButton icon={X} label={uiTexts.close} className="-mr-2" />} />
            </div>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
