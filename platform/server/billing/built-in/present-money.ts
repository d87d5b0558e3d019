import type Stripe from 'stripe';
import { currency } from './catalogue.ts';
import type { Ledger } from './ledger.ts';
import { listOf, receiptAddress, type Shape } from './present.ts';
import type { InvoiceRecord, PaymentRecord, RefundRecord } from './records.ts';

export function presentInvoice(ledger: Ledger, invoice: InvoiceRecord): Shape<Stripe.Invoice> {
  const { id, lines, status } = invoice;
  return {
    id,
    object: 'invoice',
    amount_due: invoice.amountDue,
    amount_paid: invoice.amountPaid,
    amount_remaining: status === 'open' ? invoice.amountDue - invoice.amountPaid : 0,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: status === 'open',
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created: invoice.created,
    currency,
    customer: invoice.customer,
    description: null,
    ending_balance: invoice.endingBalance,
    hosted_invoice_url: receiptAddress(ledger, id),
    invoice_pdf: null,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      lines.map((line) => ({
        id: line.id,
        object: 'line_item',
        amount: line.amount,
        currency,
        description: line.description,
        invoice: id,
        livemode: false,
        metadata: {},
        parent: {
          type: 'subscription_item_details',
          subscription_item_details: { subscription: invoice.subscription, proration: line.proration },
        },
        period: { start: line.start, end: line.end },
        pricing: {
          type: 'price_details',
          price_details: { price: line.price, product: `prod_${ledger.catalogue.get(line.price).plan}` },
          unit_amount_decimal: String(line.amount),
        },
        quantity: 1,
        subscription: invoice.subscription,
        subtotal: line.amount,
      })),
    ),
    livemode: false,
    metadata: {},
    number: invoice.number,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: invoice.subscription },
    },
    period_end: lines[0]?.start ?? invoice.created,
    period_start: lines[0]?.start ?? invoice.created,
    starting_balance: invoice.startingBalance,
    status,
    status_transitions: {
      finalized_at: status === 'draft' ? null : invoice.created,
      marked_uncollectible_at: status === 'uncollectible' ? invoice.closedAt : null,
      paid_at: invoice.paidAt,
      voided_at: status === 'void' ? invoice.closedAt : null,
    },
    subtotal: invoice.total,
    total: invoice.total,
  };
}

/** How an invoice was paid: at most one payment here. */
export function presentInvoicePayments(invoice: InvoiceRecord) {
  const payments: Shape<Stripe.InvoicePayment>[] = invoice.payment
    ? [
        {
          id: `inpay_${invoice.payment.slice(3)}`,
          object: 'invoice_payment',
          amount_paid: invoice.status === 'paid' ? invoice.amountPaid : null,
          amount_requested: invoice.amountDue,
          created: invoice.created,
          currency,
          invoice: invoice.id,
          is_default: true,
          livemode: false,
          payment: { type: 'payment_intent', payment_intent: invoice.payment },
          status: invoice.status === 'paid' ? 'paid' : 'open',
          status_transitions: { canceled_at: null, paid_at: invoice.paidAt },
        },
      ]
    : [];
  return listOf('/v1/invoice_payments', payments);
}

export function presentPaymentIntent(payment: PaymentRecord): Shape<Stripe.PaymentIntent> {
  const paid = payment.status === 'succeeded';
  return {
    id: payment.id,
    object: 'payment_intent',
    amount: payment.amount,
    amount_capturable: 0,
    amount_received: paid ? payment.amount : 0,
    capture_method: 'automatic',
    created: payment.created,
    currency,
    customer: payment.customer,
    description: payment.description,
    latest_charge: payment.charge,
    livemode: false,
    metadata: payment.metadata,
    payment_method_types: ['card'],
    receipt_email: payment.email,
    status: paid ? 'succeeded' : 'requires_payment_method',
  };
}

export function presentCharge(ledger: Ledger, payment: PaymentRecord): Shape<Stripe.Charge> {
  const paid = payment.status === 'succeeded';
  return {
    id: payment.charge,
    object: 'charge',
    amount: payment.amount,
    amount_captured: paid ? payment.amount : 0,
    amount_refunded: payment.refunded,
    captured: paid,
    created: payment.created,
    currency,
    customer: payment.customer,
    description: payment.description,
    disputed: false,
    failure_code: paid ? null : 'card_declined',
    failure_message: paid ? null : 'Your card was declined.',
    livemode: false,
    metadata: payment.metadata,
    paid,
    payment_intent: payment.id,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: paid ? '4242' : '0002' } },
    receipt_email: payment.email,
    receipt_url: paid ? receiptAddress(ledger, payment.charge) : null,
    refunded: payment.refunded === payment.amount && paid,
    status: paid ? 'succeeded' : 'failed',
  };
}

export function presentRefund(refund: RefundRecord): Shape<Stripe.Refund> {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: refund.charge,
    created: refund.created,
    currency,
    customer: refund.customer,
    metadata: refund.metadata,
    payment_intent: refund.payment,
    reason: refund.reason,
    status: 'succeeded',
  };
}
