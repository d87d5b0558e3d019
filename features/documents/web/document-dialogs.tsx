import { useId, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog, Dialog } from '#ui/dialog.tsx';
import { notify } from '#ui/notify.ts';
import { Select } from '#ui/select.tsx';
import type { DocumentCategory, DocumentRow } from '../contract.ts';
import { categoryNames } from '../texts/document-categories.ts';
import { documentTexts } from '../texts/documents.ts';
import { useCategorise } from './document-actions.ts';
import { useDeleteDocument } from './queries.ts';
import { useUploads } from './upload/uploads.tsx';

const { deletion, toasts } = documentTexts;

const texts = documentTexts.category;

const categories = Object.keys(categoryNames) as DocumentCategory[];

interface TypeDialogProps {
  row: DocumentRow;
  onClose: () => void;
  onFiled: (row: DocumentRow) => void;
}

/** Changes a document's type; the guide counts it under the new one. */
export function TypeDialog({ row, onClose, onFiled }: TypeDialogProps) {
  const { queue } = useUploads();
  const [chosen, setChosen] = useState<DocumentCategory>(row.document_category);
  const file = useCategorise();
  const id = useId();
  // "For a step" says where a file belongs, not what it is, so it cannot be chosen.
  const offered = categories.filter(
    (category) => category !== 'step_document' || row.document_category === category,
  );
  const save = () =>
    file.mutate(
      { id: row.id, category: chosen },
      {
        onSuccess: (filed) => {
          queue.say(documentTexts.announce.filed(row.file_name, categoryNames[chosen]));
          onClose();
          onFiled(filed);
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.title}
      description={<span className="wrap-anywhere">{row.file_name}</span>}
      actions={
        <>
          <Button onClick={onClose}>{documentTexts.deletion.cancel}</Button>
          <Button variant="primary" busy={file.isPending} onClick={save}>
            {file.isPending ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        <label htmlFor={id} className="font-strong">
          {texts.label}
        </label>
        <Select
          id={id}
          value={chosen}
          onChange={(event) => setChosen(event.target.value as DocumentCategory)}
        >
          {offered.map((category) => (
            <option key={category} value={category}>
              {categoryNames[category]}
            </option>
          ))}
        </Select>
      </div>
      {file.isError && <Alert tone="error" title={texts.failed} />}
    </Dialog>
  );
}

interface DeleteDialogProps {
  /** The document to delete; undefined keeps the dialog closed. */
  row: DocumentRow | undefined;
  onClose: () => void;
  onDeleted: (row: DocumentRow) => void;
}

/** Confirms a permanent deletion. Stays open after a failure, for a retry. */
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
