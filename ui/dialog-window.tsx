import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { IconButton } from './button.tsx';
import { backdropLook, popupLook } from './overlay-look.ts';
import { useHistoryEntry } from './use-history-entry.ts';

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
  /** It has an address of its own. Every other window is closed by the browser's Back instead of the page under it. */
  hasAddress?: boolean;
}

const sizes = {
  normal: 'max-w-[32rem]',
  wide: 'max-md:inset-0 max-md:max-h-none max-md:w-full max-md:translate-0 max-md:rounded-none md:max-w-content',
  full: 'inset-0! max-h-none! w-full! translate-0! grid-rows-[auto_auto_1fr] rounded-none!',
};

/** What `Dialog` shows, with the code that keeps the focus inside. */
export default function DialogWindow({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  size = 'normal',
  initialFocus,
  hasAddress = false,
}: DialogProps) {
  const leaveEntry = useHistoryEntry(open && !hasAddress, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={(next) => (!next && leaveEntry()) || onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={backdropLook} />
        <Base.Popup
          data-window={size === 'normal' ? '' : undefined}
          initialFocus={initialFocus}
          className={clsx(popupLook, sizes[size])}
        >
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="text-xl wrap-anywhere">{title}</Base.Title>
            <Base.Close render={<IconButton icon={X} label={uiTexts.close} className="-mt-2.5 -mr-2.5" />} />
          </div>
          {description && <Base.Description className="wrap-anywhere">{description}</Base.Description>}
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
