import { accountTexts } from '#domain/texts/accounts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

const texts = accountTexts.signOut.unsaved;

/** Before a sign-out that would lose what was typed. */
export function LeaveUnsaved({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={texts.title}
      description={texts.detail}
      confirmLabel={accountTexts.signOut.button}
      cancelLabel={texts.stay}
      onConfirm={onLeave}
    />
  );
}
