import { useState } from 'react';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { formatMoney, formatShortDate } from '#platform/browser/format.ts';
import { useSession } from '#platform/browser/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { Textarea } from '#ui/textarea.tsx';
import type { OfficeRefundRequest } from '../contract.ts';
import { longestRefundReason, refundTextProblem } from '../rules/refunds.ts';
import { officePlanTexts } from '../texts/office-plans.ts';
import { useDecideRefund } from './use-refund-requests.ts';

const texts = officePlanTexts.decision;
const problemTexts = { missing: texts.missing, too_long: texts.tooLong(longestRefundReason) };

/** Gives a payment back or not, with an answer that the person reads. What was typed stays in this tab until it is sent. */
export function DecideRefundDialog({
  request,
  onClose,
}: {
  request: OfficeRefundRequest;
  onClose: () => void;
}) {
  const draftName = `${useSession().user?.id}:refund-answer:${request.id}`;
  const [note, setNote] = useState(() => readDraft(draftName, { note: '' }).note);
  const [problem, setProblem] = useState<string>();
  const { payment } = request;
  const name = request.name ?? request.email;
  const amount = formatMoney(payment.amount - payment.refunded_amount, payment.currency);
  // Told by the call itself: it is about money, and the window may be closed while it is under way.
  const decide = useDecideRefund(request.id, {
    onDecided: ({ status }) => {
      keepDraft(draftName, undefined);
      if (status === 'declined') notify.success(texts.declined, texts.declinedDetail(name));
      else if (status === 'failed') notify.error(texts.failed, officePlanTexts.states.failed);
      else notify.success(texts.approved, texts.approvedDetail(name, amount));
    },
    onRefused: (message) => notify.error(texts.failed, message),
  });

  function write(next: string) {
    setNote(next);
    keepDraft(draftName, next ? { note: next } : undefined);
  }
  function send(approve: boolean) {
    const found = refundTextProblem(note);
    setProblem(found && problemTexts[found]);
    if (found) return;
    decide.mutate({ approve, note }, { onSuccess: onClose });
  }
  const sending = decide.isPending ? decide.variables.approve : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.title(name)}
      description={officePlanTexts.refunds.about(
        officePlanTexts.what(payment.kind, payment.plan),
        formatMoney(payment.amount, payment.currency),
        formatShortDate(payment.paid_at),
      )}
      actions={
        <>
          <Button busy={sending === false} unavailable={decide.isPending} onClick={() => send(false)}>
            {sending === false ? texts.sending : texts.decline}
          </Button>
          <Button
            variant="primary"
            busy={sending === true}
            unavailable={decide.isPending}
            onClick={() => send(true)}
          >
            {sending === true ? texts.sending : texts.approve}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div>
          <p className="text-muted">{texts.reason}</p>
          <p className="whitespace-pre-line wrap-anywhere">{request.reason}</p>
        </div>
        <div className="grid gap-1.5">
          <Field label={texts.note} hint={texts.noteHint} error={problem}>
            <Textarea
              rows={4}
              className="max-h-60"
              value={note}
              onChange={(event) => write(event.target.value)}
              aria-required="true"
            />
          </Field>
          <CharacterCount value={note} max={longestRefundReason} />
        </div>
        <p className="text-small text-muted">{texts.effect}</p>
        {decide.error && (
          <Alert tone="error" title={texts.failed}>
            {decide.error.message}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
