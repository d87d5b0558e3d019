import { useBlocker } from 'react-router';
import { canStillSave, useUnsavedChanges } from '#platform/browser/unsaved-changes.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { officeSettingsTexts } from '../texts.ts';
import type { SettingsForm } from './use-settings-form.ts';

const texts = officeSettingsTexts.leaving;

/** Asks before another page takes unsaved changes with it; the tabs of the screen are one page. */
export function LeaveSettings({ form }: { form: SettingsForm }) {
  const dirty = form.dirty.length > 0;
  useUnsavedChanges(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && canStillSave() && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;

  async function saveAndLeave() {
    if (await form.save()) leave();
    else blocker.reset?.();
  }
  function leave() {
    form.forget();
    blocker.proceed?.();
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={texts.title}
      description={`${texts.detail} ${officeSettingsTexts.unsaved(form.dirty.length)}`}
      confirmLabel={form.saving ? officeSettingsTexts.saving : officeSettingsTexts.save}
      cancelLabel={texts.stay}
      busy={form.saving}
      onConfirm={() => void saveAndLeave()}
    >
      <div>
        <Button variant="quiet" unavailable={form.saving} onClick={leave}>
          {texts.leave}
        </Button>
      </div>
    </ConfirmDialog>
  );
}
