import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { notify } from '#ui/notify.ts';
import type { ListedPage, PageUse } from '../contract/landing-page-shapes.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { useDeletePage } from './use-pages.ts';

const { deletion: texts, errors, done } = officePageTexts;

/** Asks before a page is deleted. One that an experiment uses cannot be: it says which. */
export function DeletePageDialog({ page, onClose }: { page: ListedPage; onClose: () => void }) {
  const deleting = useDeletePage();
  // An experiment may have taken it up since the list was read.
  const uses = (deleting.error?.details.experiments as PageUse[] | undefined) ?? page.experiments;
  if (uses.length > 0)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={texts.title}
        description={texts.inUse(uses.map(({ name }) => name))}
        actions={<Button onClick={onClose}>{texts.close}</Button>}
      />
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.question}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      tone="danger"
      busy={deleting.isPending}
      onConfirm={() =>
        deleting.mutate(page.id, {
          onSuccess: () => {
            notify.success(done.deleted);
            onClose();
            // The button that was pressed is gone with its card.
            document.querySelector('h1')?.focus();
          },
          onError: () => notify.error(errors.title, errors.deleting),
        })
      }
    >
      <p className="font-strong wrap-anywhere">{page.title}</p>
      <p className="text-muted">{texts.lost}</p>
      {deleting.error && (
        <Alert tone="error" title={errors.deleting}>
          {deleting.error.message}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
