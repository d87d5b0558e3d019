import { useState } from 'react';
import { formatDate, formatMoney } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Link } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { Quoted } from '#ui/quoted.tsx';
import { Textarea } from '#ui/text-input.tsx';
import type { Payment, PlanState } from '../contract.ts';
import { longestRefundReason, refundTextProblem } from '../rules/refunds.ts';
import { planManagementTexts } from '../texts/plan-management.ts';
import { paidFor } from './plan-words.ts';
import { useRequestRefund } from './queries.ts';

const texts = planManagementTexts.payments;

/** The server's maximum. */
const shown = 12;

/** Payments and refunds with receipts and, within the period, Request refund. */
export function PlanPayments({ plan }: { plan: PlanState }) {
  const [asking, setAsking] = useState<Payment>();
  const { payments } = plan;
  return (
    <Card aria-labelledby="plan-payments" className="grid gap-3">
      <CardHeader id="plan-payments" title={texts.heading} />
      {payments.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {payments.map((payment) => (
            <PaymentLine
              key={payment.id}
              payment={payment}
              answer={answerOf(plan, payment)}
              onAsk={
                plan.can.request_refund && payment.refundable_until ? () => setAsking(payment) : undefined
              }
            />
          ))}
        </ul>
      )}
      {payments.length === shown && <p className="text-small text-muted">{texts.newest(shown)}</p>}
      {asking && <RefundDialog key={asking.id} payment={asking} onClose={() => setAsking(undefined)} />}
    </Card>
  );
}

interface PaymentLineProps {
  payment: Payment;
  answer: string | null;
  onAsk: (() => void) | undefined;
}

function PaymentLine({ payment, answer, onAsk }: PaymentLineProps) {
  const what = paidFor(payment);
  const date = formatDate(payment.paid_at);
  return (
    <li className="grid gap-1 py-4 first:pt-1">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="min-w-48 grow font-medium">{what}</span>
        <time dateTime={payment.paid_at} className="text-muted">
          {date}
        </time>
        <span className="font-medium tabular-nums">{formatMoney(payment.amount, payment.currency)}</span>
      </div>
      {payment.refunded_amount > 0 && (
        <p>{texts.refunded(formatMoney(payment.refunded_amount, payment.currency))}</p>
      )}
      {payment.refund && payment.refund !== 'refunded' && <p>{texts.refund[payment.refund]}</p>}
      {answer && (
        <figure className="text-muted">
          <figcaption>{texts.answer}</figcaption>
          <Quoted>{answer}</Quoted>
        </figure>
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        {payment.receipt_url ? (
          <Link
            href={payment.receipt_url}
            newTab
            aria-label={texts.receiptOf(what, date)}
            className="inline-flex min-h-control items-center"
          >
            {texts.receipt}
          </Link>
        ) : (
          <span className="text-small text-muted">{texts.noReceipt}</span>
        )}
        {onAsk && (
          <Button variant="quiet" aria-label={texts.askFor(what, date)} onClick={onAsk}>
            {texts.ask}
          </Button>
        )}
      </div>
      {onAsk && payment.refundable_until && (
        <p className="text-small text-muted">{texts.until(formatDate(payment.refundable_until))}</p>
      )}
    </li>
  );
}

function answerOf({ refund_request: request }: PlanState, payment: Payment): string | null {
  return request?.payment_id === payment.id ? request.note : null;
}

const dialogTexts = planManagementTexts.refundDialog;

const problemTexts = { missing: dialogTexts.missing, too_long: dialogTexts.tooLong(longestRefundReason) };

/** Requests a refund, with a reason. */
function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const requesting = useRequestRefund();
  const form = useForm({
    draft: `refund:${payment.id}`,
    start: () => ({ reason: '' }),
    check: ({ reason }) => {
      const found = refundTextProblem(reason);
      return { reason: found && problemTexts[found] };
    },
    send: ({ reason }, { key }) =>
      requesting.mutateAsync({ payment_id: payment.id, reason, client_key: key }),
    onDone: () => notify.success(dialogTexts.sent, dialogTexts.sentDetail),
    close: onClose,
    onRefused: (error) => notify.error(dialogTexts.failed, error.message),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={dialogTexts.title}
      description={dialogTexts.lead(paidFor(payment), formatMoney(payment.amount, payment.currency))}
      confirmLabel={form.busy ? dialogTexts.sending : dialogTexts.send}
      busy={form.busy}
      onConfirm={() => form.submit()}
    >
      <p className="text-small text-muted">{dialogTexts.rule}</p>
      <div className="grid gap-1.5">
        <Field label={dialogTexts.reason} hint={dialogTexts.reasonHint} {...form.field('reason')}>
          <Textarea rows={4} className="max-h-60" aria-required="true" {...form.input('reason')} />
        </Field>
        <CharacterCount value={form.values.reason} max={longestRefundReason} />
      </div>
      <FormRefusal form={form} title={dialogTexts.failed} />
    </ConfirmDialog>
  );
}
