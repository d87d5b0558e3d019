import { useBlocker } from 'react-router';
import { canStillSave, useUnsavedChanges } from '#platform/browser/unsaved-changes.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { officeFactTexts } from '../texts/office-facts.ts';

const texts = officeFactTexts.leaving;

/** Asks before another page takes what was typed with it; `onLeave` then forgets it. */
export function LeaveFact({ dirty, onLeave }: { dirty: boolean; onLeave: () => void }) {
  useUnsavedChanges(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && canStillSave() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={texts.title}
      description={texts.detail}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      tone="danger"
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    />
  );
}
