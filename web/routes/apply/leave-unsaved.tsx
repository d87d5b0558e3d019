import { useState } from 'react';
import { accountTexts } from '#domain/texts/accounts.ts';
import { isUnderWay } from '../../features/documents/upload-item.ts';
import { useUploads } from '../../features/documents/uploads.tsx';
import { hasUnsavedChanges, hasUnsentChanges } from '../../lib/unsaved-changes.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

const texts = accountTexts.signOut.unsaved;

interface LeaveUnsavedProps {
  /** As the button says it that was pressed. */
  action?: string;
  onLeave: () => void;
  onStay: () => void;
}

/** Before a sign-out that would lose what was typed. */
export function LeaveUnsaved({ action = accountTexts.signOut.button, onLeave, onStay }: LeaveUnsavedProps) {
  const { items } = useUploads();
  // What was true at the press: the upload may end while the question stands.
  const [detail] = useState(() => {
    if (items.some(isUnderWay)) return texts.uploading;
    if (hasUnsentChanges()) return texts.unsent;
    return hasUnsavedChanges() ? texts.detail : texts.elsewhere;
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
