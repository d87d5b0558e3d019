import { useState } from 'react';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { formatMoney } from '#platform/browser/format.ts';
import { newKey } from '#platform/browser/new-key.ts';
import { useSession } from '#platform/browser/session.ts';
import { Alert } from '#ui/alert.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { Textarea } from '#ui/textarea.tsx';
import type { Payment } from '../contract.ts';
import { longestRefundReason, refundTextProblem } from '../rules/refunds.ts';
import { planManagementTexts } from '../texts/plan-management.ts';
import { paidFor } from './plan-words.ts';
import { useRequestRefund } from './use-plan.ts';

const texts = planManagementTexts.refundDialog;
const problemTexts = { missing: texts.missing, too_long: texts.tooLong(longestRefundReason) };

/** Asks for a payment back, with a reason. What was typed stays in this tab until it is sent. */
export function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const draftName = `${useSession().user?.id}:refund:${payment.id}`;
  const [draft, setDraft] = useState(() => readDraft(draftName, { reason: '', key: newKey() }));
  const [problem, setProblem] = useState<string>();
  const request = useRequestRefund();
  const { reason } = draft;

  function write(next: string) {
    // Other words are another request; the same ones are sent under their key again.
    const changed = { reason: next, key: request.isError ? newKey() : draft.key };
    setDraft(changed);
    keepDraft(draftName, next ? changed : undefined);
  }
  function send() {
    const found = refundTextProblem(reason);
    setProblem(found && problemTexts[found]);
    if (found) return;
    request.mutate(
      { payment_id: payment.id, reason, client_key: draft.key },
      {
        onSuccess: () => {
          keepDraft(draftName, undefined);
          notify.success(texts.sent, texts.sentDetail);
          onClose();
        },
        onError: (error) => notify.error(texts.failed, error.message),
      },
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.title}
      description={texts.lead(paidFor(payment), formatMoney(payment.amount, payment.currency))}
      confirmLabel={request.isPending ? texts.sending : texts.send}
      busy={request.isPending}
      onConfirm={send}
    >
      <p className="text-small text-muted">{texts.rule}</p>
      <div className="grid gap-1.5">
        <Field label={texts.reason} hint={texts.reasonHint} error={problem}>
          <Textarea
            rows={4}
            className="max-h-60"
            value={reason}
            onChange={(event) => write(event.target.value)}
            aria-required="true"
          />
        </Field>
        <CharacterCount value={reason} max={longestRefundReason} />
      </div>
      {request.error && (
        <Alert tone="error" title={texts.failed}>
          {request.error.message}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
