import { Dialog } from '@base-ui/react/dialog';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useState } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { IconButton } from './icon-button.tsx';
import { backdropLook } from './overlay-look.ts';
import { SidebarContent, type SidebarContentProps } from './sidebar.tsx';

/** Below 768 px the sidebar is a drawer of 18rem behind a button. */
export function SidebarDrawer(props: SidebarContentProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger
        render={<IconButton icon={MenuIcon} label={uiTexts.openMenu} className="md:hidden" />}
      />
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropLook} />
        <Dialog.Popup
          data-drawer=""
          className="fixed inset-y-0 left-0 z-50 w-[18rem] max-w-[calc(100vw-3rem)] border-r border-line bg-sidebar shadow-float transition-transform data-ending-style:-translate-x-full data-starting-style:-translate-x-full"
        >
          <Dialog.Title className="sr-only">{props.title}</Dialog.Title>
          <nav aria-label={props.title} className="h-full">
            <SidebarContent {...props} onNavigate={() => setOpen(false)} />
          </nav>
          <Dialog.Close
            render={
              <IconButton
                icon={X}
                label={uiTexts.closeMenu}
                className="absolute! top-2 -right-12 bg-surface"
              />
            }
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
