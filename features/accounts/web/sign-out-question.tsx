import { useState } from 'react';
import { hasDrafts } from '#platform/browser/drafts.ts';
import { hasUnsavedChanges, hasUnsentChanges } from '#platform/browser/unsaved-changes.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { accountTexts } from '../texts/accounts.ts';

const texts = accountTexts.signOut.unsaved;

export interface SignOutQuestionProps {
  /** As the button says it that was pressed. */
  action?: string;
  /** Whether a file is on its way. */
  uploading?: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Before a sign-out that would lose what was typed. */
export function SignOutQuestion({
  action = accountTexts.signOut.button,
  uploading = false,
  onLeave,
  onStay,
}: SignOutQuestionProps) {
  // What was true at the press: the upload may end while the question is open.
  const [detail] = useState(() => {
    if (uploading) return texts.uploading;
    if (hasUnsentChanges()) return texts.unsent;
    if (hasUnsavedChanges()) return texts.detail;
    return hasDrafts() ? texts.begun : texts.elsewhere;
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={texts.title}
      description={detail}
      confirmLabel={action}
      cancelLabel={texts.stay}
      onConfirm={onLeave}
    />
  );
}
