import { useState } from 'react';
import { formatDate, formatMoney } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import type { Payment, PlanState } from '../contract.ts';
import { planManagementTexts } from '../texts/plan-management.ts';
import { paidFor } from './plan-words.ts';
import { RefundDialog } from './refund-dialog.tsx';

const texts = planManagementTexts.payments;
/** As many as the server sends at most. */
const shown = 12;

/** What was paid and what came back, each with its receipt and, in time, the way to ask for it back. */
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
      {answer && <p className="wrap-anywhere whitespace-pre-line text-muted">{texts.answer(answer)}</p>}
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
