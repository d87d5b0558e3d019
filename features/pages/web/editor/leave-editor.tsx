import { useBlocker } from 'react-router';
import { canStillSave, useUnsavedChanges } from '#platform/browser/unsaved-changes.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import type { SaveState } from './draft-keeper.ts';

const texts = pageEditorTexts.leaving;

/** Asks before the page is left with words that cannot be saved. Those that can are sent on the way out. */
export function LeaveEditor({ saving }: { saving: SaveState }) {
  const atRisk = saving.kind === 'failed' || saving.kind === 'refused' || saving.kind === 'conflict';
  useUnsavedChanges(atRisk);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      atRisk && canStillSave() && currentLocation.pathname !== nextLocation.pathname,
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
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
