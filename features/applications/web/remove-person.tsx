import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';
import type { Application } from '../contract/applications.ts';
import { householdTexts } from '../texts/household.ts';
import { useRemovePerson } from './use-household.ts';

const texts = householdTexts.removal;

/** Asks before a person who was added by mistake is removed; a refusal says why, in the same place. */
export function RemovePerson({ application, onClose }: { application: Application; onClose: () => void }) {
  const removing = useRemovePerson();
  const name = application.applicant_name;
  async function remove() {
    try {
      await removing.mutateAsync(application.id);
      notify.success(texts.done(name));
      onClose();
    } catch (error) {
      notify.error(texts.failed, error instanceof Error ? error.message : undefined);
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={texts.title(name)}
      description={texts.question}
      confirmLabel={removing.isPending ? texts.removing : texts.confirm}
      busy={removing.isPending}
      onConfirm={() => void remove()}
    >
      {removing.error && (
        <Alert tone="error" title={texts.failed}>
          <p>{removing.error.message}</p>
        </Alert>
      )}
    </ConfirmDialog>
  );
}
