import { formatDate } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { erasureDue } from '../rules.ts';
import { accountErasureTexts } from '../texts/account-erasure.ts';
import { PlanSoFar } from './plan-so-far.tsx';
import { useRequestErasure } from './use-erasure.ts';

const texts = accountErasureTexts.question;

interface ErasureQuestionProps {
  open: boolean;
  /** They pay for a plan, which is charged until the account goes. */
  hasPlan: boolean;
  onClose: () => void;
  /** @param day - when the account is deleted, as an ISO moment. */
  onRequested: (day: string) => void;
}

/** What goes, what stays, by when it can be taken back: before the press and not after it. */
export function ErasureQuestion({ open, hasPlan, onClose, onRequested }: ErasureQuestionProps) {
  const requesting = useRequestErasure(onRequested);
  const due = erasureDue(new Date()).toISOString();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        requesting.reset();
        onClose();
      }}
      tone="danger"
      title={texts.title}
      description={texts.description(formatDate(due))}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      busy={requesting.isPending}
      onConfirm={() => requesting.mutate()}
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>{texts.gone}</li>
        <li>{texts.copy}</li>
        <li>{texts.invoices}</li>
      </ul>
      {hasPlan && <PlanSoFar due={due} />}
      {requesting.error && (
        <Alert tone="error" title={accountErasureTexts.failed}>
          <p>{requesting.error.message}</p>
        </Alert>
      )}
    </ConfirmDialog>
  );
}
