import { useState } from 'react';
import { useBlocker } from 'react-router';
import { canStillSave, useUnsavedChanges } from '#platform/browser/unsaved-changes.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { profileTexts } from '../texts/profiles.ts';

const texts = profileTexts.leaving;

interface LeaveProfileProps {
  /** Something was typed and not saved. */
  dirty: boolean;
  /** Saves it; answers whether that worked. */
  save: () => Promise<boolean>;
}

/** Asks before another page takes what was typed with it: save, leave it, or stay. */
export function LeaveProfile({ dirty, save }: LeaveProfileProps) {
  const [saving, setSaving] = useState(false);
  useUnsavedChanges(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && canStillSave() && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;

  async function saveAndLeave() {
    setSaving(true);
    const saved = await save();
    setSaving(false);
    if (saved) blocker.proceed?.();
    else blocker.reset?.();
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={texts.title}
      description={texts.detail}
      confirmLabel={saving ? profileTexts.form.saving : texts.save}
      cancelLabel={texts.stay}
      busy={saving}
      onConfirm={() => void saveAndLeave()}
    >
      <div>
        <Button variant="quiet" unavailable={saving} onClick={() => blocker.proceed()}>
          {texts.leave}
        </Button>
      </div>
    </ConfirmDialog>
  );
}
