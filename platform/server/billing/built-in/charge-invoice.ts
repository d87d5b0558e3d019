import { emitEvent } from './events.ts';
import type { Ledger } from './ledger.ts';
import { presentInvoice } from './present-money.ts';
import { newId } from './protocol.ts';
import type {
  CustomerRecord,
  InvoiceLine,
  InvoiceRecord,
  Metadata,
  PaymentRecord,
  SubscriptionRecord,
} from './records.ts';
import { wordsFor } from './words.ts';

/** Tries to take the money from the customer's card, which works or does not. The customer is locked. */
export async function charge(
  ledger: Ledger,
  customer: CustomerRecord,
  what: {
    amount: number;
    description: string | null;
    invoice: string | null;
    metadata: Metadata;
    email?: string | null;
  },
): Promise<PaymentRecord> {
  const payment: PaymentRecord = {
    id: newId('pi_'),
    charge: newId('ch_'),
    customer: customer.id,
    created: ledger.now,
    refunded: 0,
    status: customer.card === 'works' ? 'succeeded' : 'declined',
    email: customer.email,
    ...what,
  };
  await ledger.add('payment', payment);
  return payment;
}

export function lineOf(
  ledger: Ledger,
  { locale }: CustomerRecord,
  { price, periodStart, periodEnd }: SubscriptionRecord,
): InvoiceLine {
  const { texts, day } = wordsFor(locale);
  const { name, amount } = ledger.catalogue.get(price);
  return {
    id: newId('il_'),
    description: texts.month(name, day(periodStart), day(periodEnd)),
    amount,
    price,
    proration: false,
    start: periodStart,
    end: periodEnd,
  };
}

/**
 * Writes an invoice over `lines` and collects it: what the customer has to get back comes off first, the rest is charged
 * to the card; a total below zero is kept for them. `closed` writes one that nobody has to pay (a paused subscription).
 */
export async function issueInvoice(
  ledger: Ledger,
  customer: CustomerRecord,
  subscription: SubscriptionRecord,
  reason: InvoiceRecord['reason'],
  lines: InvoiceLine[],
  closed?: 'void' | 'draft' | 'uncollectible',
): Promise<InvoiceRecord> {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const startingBalance = customer.balance;
  const endingBalance = closed ? startingBalance : Math.min(0, startingBalance + total);
  const id = newId('in_');
  const invoice: InvoiceRecord = {
    id,
    number: `TEST-${id.slice(-8).toUpperCase()}`,
    customer: customer.id,
    subscription: subscription.id,
    created: ledger.now,
    reason,
    status: closed ?? 'open',
    lines,
    total,
    startingBalance,
    endingBalance,
    amountDue: Math.max(0, startingBalance + total),
    amountPaid: 0,
    attempts: 0,
    payment: null,
    paidAt: null,
    closedAt: closed ? ledger.now : null,
  };
  customer.balance = endingBalance;
  await ledger.save('customer', customer);
  await ledger.add('invoice', invoice);
  subscription.latestInvoice = id;
  if (!closed) await collect(ledger, customer, invoice);
  return invoice;
}

/** Tries once to have an open invoice paid, and tells how it went. */
export async function collect(
  ledger: Ledger,
  customer: CustomerRecord,
  invoice: InvoiceRecord,
): Promise<void> {
  invoice.attempts += 1;
  if (invoice.amountDue > 0) {
    const payment = await charge(ledger, customer, {
      amount: invoice.amountDue,
      description: 'Subscription',
      invoice: invoice.id,
      metadata: {},
    });
    invoice.payment = payment.id;
    if (payment.status === 'declined') {
      await ledger.save('invoice', invoice);
      return emitEvent(ledger, 'invoice.payment_failed', presentInvoice(ledger, invoice));
    }
  }
  Object.assign(invoice, { status: 'paid', amountPaid: invoice.amountDue, paidAt: ledger.now });
  await ledger.save('invoice', invoice);
  await emitEvent(ledger, 'invoice.paid', presentInvoice(ledger, invoice));
}
