/** The veil behind a dialog, and over one that was open before: as high as the windows, which come after it. */
export const backdropLook =
  'fixed inset-0 z-50 min-h-dvh bg-veil transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0';

/** A dialog's window: centred, scrolls inside itself, 16 px from the edges of a phone. */
export const popupLook =
  'fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 ' +
  'content-start gap-4 overflow-y-auto rounded-dialog bg-surface p-6 shadow-float transition-opacity ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0 forced-colors:border';

/** A menu's or list's popup. */
export const listLook =
  'z-50 overflow-y-auto rounded-control border border-line bg-surface p-1.5 text-ink shadow-float outline-none ' +
  'transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0';

/** One line of a menu or list; the one under the keyboard or pointer is tinted. */
export const listItemLook =
  'flex min-h-control cursor-default items-center gap-3 rounded-[6px] px-2.5 py-1.5 leading-tight outline-none select-none ' +
  'data-highlighted:bg-tint forced-colors:data-highlighted:bg-[Highlight]';
