import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';
import type { DocumentRow } from '../contract.ts';
import { documentTexts } from '../texts/documents.ts';
import { useDeleteDocument } from './use-documents.ts';

const { deletion, toasts } = documentTexts;

interface DeleteDialogProps {
  /** The document in question; undefined while nobody asks. */
  row: DocumentRow | undefined;
  onClose: () => void;
  onDeleted: (row: DocumentRow) => void;
}

/** Asks before a document goes for good. Stays open when deleting failed, so that it can be tried again. */
export function DeleteDialog({ row, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useDeleteDocument();
  function confirm() {
    if (!row) return;
    remove.mutate(row, {
      onSuccess: () => {
        notify.success(toasts.deleted);
        onDeleted(row);
        close();
      },
      onError: () => notify.error(toasts.deleteFailed.title, toasts.deleteFailed.detail),
    });
  }
  function close() {
    remove.reset();
    onClose();
  }
  return (
    <ConfirmDialog
      open={row !== undefined}
      onOpenChange={(open) => open || close()}
      title={deletion.title}
      description={row && deletion.question(row.file_name)}
      confirmLabel={remove.isPending ? deletion.deleting : deletion.confirm}
      cancelLabel={deletion.cancel}
      tone="danger"
      busy={remove.isPending}
      onConfirm={confirm}
    >
      {remove.isError && (
        <Alert tone="error" title={toasts.deleteFailed.title}>
          {toasts.deleteFailed.detail}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
