import { Toast } from '@base-ui/react/toast';
import type { BaseUIEvent } from '@base-ui/react/types';
import clsx from 'clsx';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button, IconButton } from './button.tsx';
import type { Icon } from './icon.ts';
import { type Notice, receiveNotices } from './notify.ts';
import { useToastPlace } from './use-toast-place.ts';

const SUCCESS_STAYS_MS = 10_000;
const UNTIL_DISMISSED = 0;

const manager = Toast.createToastManager<Notice>();

const kinds: Record<Notice['kind'], { icon: Icon; color: string }> = {
  success: { icon: CircleCheck, color: 'text-good-text' },
  info: { icon: Info, color: 'text-link' },
  error: { icon: TriangleAlert, color: 'text-bad-text' },
};

/** In milliseconds. */
function timeOf({ kind, action }: Notice): number {
  if (action?.until) return Math.max(1, action.until.getTime() - Date.now());
  return kind === 'error' || action ? UNTIL_DISMISSED : SUCCESS_STAYS_MS;
}

/** Says it in front. The same error again takes the place of the one before: two loads that failed are one message. */
function show(notice: Notice) {
  const { kind, title, description, action } = notice;
  const id = kind === 'error' && !action ? `${title} ${description ?? ''}` : undefined;
  if (id !== undefined) manager.close(id);
  manager.add({
    id,
    title: notice.title,
    description: notice.description,
    type: notice.kind,
    // High priority would hide the toast itself from screen readers while it can hold the focus.
    priority: 'low',
    timeout: timeOf(notice),
    data: notice,
  });
}

const cannotHover = () => matchMedia('(hover: none)').matches;

/** Hovering holds a toast. After a tap a browser says that the mouse is where the finger was, and never that it left. */
function ignoreTaps(event: BaseUIEvent<MouseEvent<HTMLElement>>): void {
  if (cannotHover()) event.preventBaseUIHandler();
}

function Toasts({ viewport }: { viewport: RefObject<HTMLElement | null> }) {
  const { toasts, close } = Toast.useToastManager<Notice>();
  // Each new one has its own height.
  useToastPlace(viewport, toasts[0]?.id);
  return toasts.map((toast) => {
    const { kind, description, action } = toast.data as Notice;
    const { icon: Glyph, color } = kinds[kind];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        // Base UI announces an error elsewhere and hides the toast itself; its buttons must stay within reach.
        aria-hidden={false}
        className="rounded-card border border-line bg-surface shadow-float transition-opacity data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0"
      >
        <Toast.Content className="grid grid-cols-[auto_1fr_auto] items-start gap-x-3 p-4">
          <Glyph aria-hidden="true" className={clsx('mt-px', color)} />
          <div className="grid min-w-0 justify-items-start wrap-anywhere">
            <Toast.Title className="text-base font-strong text-ink" render={<p />} />
            {description && <Toast.Description className="in-data-short:sr-only" />}
            {action && (
              <Button
                variant="quiet"
                onClick={() => {
                  action.run();
                  close(toast.id);
                }}
              >
                {action.label}
              </Button>
            )}
          </div>
          {/* Base UI hides the button from screen readers until the region is entered; we want it found at once. */}
          <Toast.Close
            aria-hidden={false}
            render={<IconButton icon={X} label={uiTexts.dismiss} className="-mt-3 -mr-3" />}
          />
        </Toast.Content>
      </Toast.Root>
    );
  });
}

/** The place where toasts appear: above the bottom bar on phones (on top while a window
 * is open or a batch has left something over), at the lower right elsewhere, at the lower left while a window with its buttons on the right
 * is open, and above the strip of a selection, as wide as the sidebar: the names of the rows, where the keyboard is, stay in
 * sight. F6 leads to it. From there it moves off whatever can be pressed (`use-toast-place.ts`). */
export default function Toaster() {
  const viewport = useRef<HTMLDivElement>(null);
  useEffect(() => receiveNotices(show), []);
  return (
    <Toast.Provider toastManager={manager} limit={1}>
      <Toast.Portal>
        <Toast.Viewport
          ref={viewport}
          aria-label={uiTexts.notifications}
          onMouseEnter={ignoreTaps}
          onMouseMove={ignoreTaps}
          className="no-print fixed right-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] left-4 z-60 mx-auto max-w-[30rem] md:right-6 md:bottom-6 md:left-auto md:w-[30rem] lifted:bottom-36 md:lifted:right-auto md:lifted:bottom-32 md:lifted:left-2 md:lifted:w-[15rem] lg:lifted:bottom-20 max-md:answered:top-4 max-md:answered:bottom-auto max-md:windowed:top-4 max-md:windowed:bottom-auto md:windowed:right-auto md:windowed:left-6"
        >
          <Toasts viewport={viewport} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
