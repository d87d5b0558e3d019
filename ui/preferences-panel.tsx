import { Popover } from '@base-ui/react/popover';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { preferencesTexts as texts } from '#platform/shared/texts/preferences.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { IconButton } from './button.tsx';
import { listLook } from './overlay-look.ts';
import { PreferencesForm } from './preferences-form.tsx';

interface PreferencesPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** What "Aa" opens, below its button: the page stays in sight, so that a choice is seen at once. */
export default function PreferencesPanel({ open, onOpenChange, button }: PreferencesPanelProps) {
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
              'grid max-h-(--available-height) w-96 max-w-[calc(100vw-1.5rem)] gap-4 px-5 pt-3 pb-5 text-base',
            )}
          >
            <div className="flex items-center justify-between gap-4">
              <Popover.Title className="text-lead">{texts.title}</Popover.Title>
              <Popover.Close render={<IconButton icon={X} label={uiTexts.close} className="-mr-2" />} />
            </div>
            <PreferencesForm />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
