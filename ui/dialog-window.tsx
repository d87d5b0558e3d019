import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { IconButton } from './button.tsx';
import { backdropLook, popupLook } from './overlay-look.ts';

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
  /**
   * The browser's Back closes it instead of leaving the page under it. For windows that cover the page and have no
   * address of their own. One with a frame, whose pages Back turns, or one that unmounts while it is open, cannot.
   */
  backCloses?: boolean;
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
  backCloses = false,
}: DialogProps) {
  const leaveEntry = useHistoryEntry(backCloses && open, () => onOpenChange(false));
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

/** The windows that are open as entries of the history. An entry of another id is left over: from a reload, or by Forward. */
const openEntries = new Set<string>();

const isEntry = (id: string) => history.state?.window === id;

/**
 * While `open`, an entry of the history at the same address; `onBack` is called once the user has gone back from it.
 * Returns a function that leaves the entry, which `onBack` follows. It returns false if there is none to leave.
 */
function useHistoryEntry(open: boolean, onBack: () => void): () => boolean {
  const id = useId();
  const leaving = useRef(false);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    leaving.current = false;
    if (!open) {
      // Closed by a button of its own: the entry is still there.
      if (isEntry(id)) history.back();
      return;
    }
    // Null where the address bar led to another part of the page.
    const { state } = history;
    if (state?.window && !openEntries.has(state.window)) history.replaceState({ ...state, window: id }, '');
    // React Router's key stays, for the place is the same; its idx counts on, because it measures how far Back went.
    else history.pushState({ ...state, ...(state && { idx: state.idx + 1 }), window: id }, '');
    openEntries.add(id);
    const follow = () => isEntry(id) || back();
    addEventListener('popstate', follow);
    return () => {
      openEntries.delete(id);
      removeEventListener('popstate', follow);
    };
  }, [open, id]);
  return () => {
    if (!isEntry(id)) return false;
    // Twice would leave the page.
    if (!leaving.current) history.back();
    leaving.current = true;
    return true;
  };
}
