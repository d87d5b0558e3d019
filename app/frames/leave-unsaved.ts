import { lazyPart } from '#ui/lazy-part.tsx';

/** Rarely needed: a dialog weighs as much as a screen. */
export const LeaveUnsaved = lazyPart(
  async () => ({ default: (await import('#features/documents/web/leave-unsaved.tsx')).LeaveUnsaved }),
  {
    isOpen: () => true,
    close: ({ onStay }) => onStay(),
  },
);
