import { declined } from './api-error.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { issueInvoice } from './charge-invoice.ts';
import type { Ledger } from './ledger.ts';
import { newId } from './new-id.ts';
import type { CustomerRecord, InvoiceLine, SubscriptionRecord } from './records.ts';
import { wordsFor } from './words.ts';

/** How the rest of the month is settled: at once, with the next invoice, or not at all. */
export type Proration = 'always_invoice' | 'create_prorations' | 'none';

/** The plans that the customer may change to in the portal: none while the plan ends, is paused, or is not paid. */
export function offeredPlans({ catalogue }: Ledger, subscription: SubscriptionRecord): CatalogueEntry[] {
  const { status, cancelAtPeriodEnd, pause, price } = subscription;
  if (status !== 'active' || cancelAtPeriodEnd || pause) return [];
  return catalogue.all.filter(({ id }) => id !== price);
}

/** The rest of the month at the new price, less the same at the old one, in cents; below zero when it gets cheaper. */
export function differenceFor(ledger: Ledger, subscription: SubscriptionRecord, price: string): number {
  const { periodStart, periodEnd } = subscription;
  const rest = Math.min(1, Math.max(0, (periodEnd - ledger.now) / (periodEnd - periodStart)));
  const amountOf = (id: string) => Math.round(ledger.catalogue.get(id).amount * rest);
  return amountOf(price) - amountOf(subscription.price);
}

/**
 * Moves a subscription to another price within its month; both records are locked and are saved by the caller.
 * @throws ApiError `card_declined` when the difference is due at once, cannot be charged, and `strict` says so.
 */
export async function changePrice(
  ledger: Ledger,
  customer: CustomerRecord,
  subscription: SubscriptionRecord,
  { price, proration, strict }: { price: string; proration: Proration; strict: boolean },
): Promise<void> {
  if (price === subscription.price) return;
  const difference = proration === 'none' ? 0 : differenceFor(ledger, subscription, price);
  const mustPay = proration === 'always_invoice' && difference + customer.balance > 0;
  if (mustPay && strict && customer.card === 'declined') throw declined();
  subscription.price = price;
  if (difference === 0) return;
  if (proration === 'create_prorations') {
    subscription.unsettled += difference;
    return;
  }
  const { texts, day } = wordsFor(customer.locale);
  const line: InvoiceLine = {
    id: newId('il_'),
    description: texts.rest(ledger.catalogue.get(price).name, day(subscription.periodEnd)),
    amount: difference,
    price,
    proration: true,
    start: ledger.now,
    end: subscription.periodEnd,
  };
  const invoice = await issueInvoice(ledger, customer, subscription, 'subscription_update', [line]);
  if (invoice.status === 'open') subscription.status = 'past_due';
}
