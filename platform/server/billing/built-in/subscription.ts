import { type CatalogueEntry, monthAfter } from './catalogue.ts';
import { collect, issueInvoice, lineOf } from './charge-invoice.ts';
import { emitEvent } from './events.ts';
import { type Ledger, lockCustomer } from './ledger.ts';
import { presentSubscription } from './present.ts';
import { declined, newId } from './protocol.ts';
import type {
  CustomerRecord,
  InvoiceLine,
  InvoiceRecord,
  PauseBehavior,
  SubscriptionRecord,
} from './records.ts';
import { wordsFor } from './words.ts';

const closedBy = {
  void: 'void',
  keep_as_draft: 'draft',
  mark_uncollectible: 'uncollectible',
} as const satisfies Record<PauseBehavior, InvoiceRecord['status']>;

/** The subscription with its customer, both locked, as long as it lives. */
export async function lockSubscription(
  ledger: Ledger,
  id: string,
): Promise<{ customer: CustomerRecord; subscription: SubscriptionRecord } | undefined> {
  const seen = await ledger.find('subscription', id);
  if (!seen) return undefined;
  const customer = await lockCustomer(ledger, seen.customer);
  const subscription = await ledger.lock('subscription', id);
  return subscription && subscription.status !== 'canceled' ? { customer, subscription } : undefined;
}

/**
 * A month is over: the subscription ends where that was asked for, else the next month is charged. Without a
 * payment it lives on as `past_due`.
 */
export async function turnPeriod(
  ledger: Ledger,
  customer: CustomerRecord,
  subscription: SubscriptionRecord,
): Promise<void> {
  if (subscription.cancelAtPeriodEnd) return endSubscription(ledger, subscription);
  const previous = { status: subscription.status, latest_invoice: subscription.latestInvoice };
  if (subscription.status === 'past_due') await retryPayment(ledger, customer, subscription);
  const unsettled = takeUnsettled(customer, subscription);
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = monthAfter(subscription.periodStart, subscription.anchorDay);
  const lines = [lineOf(ledger, customer, subscription), ...unsettled];
  const closed = subscription.pause ? closedBy[subscription.pause.behavior] : undefined;
  const invoice = await issueInvoice(ledger, customer, subscription, 'subscription_cycle', lines, closed);
  if (invoice.status === 'open') subscription.status = 'past_due';
  await saveAndTell(ledger, subscription, previous);
}

/** What a change of price left unsettled, as a line of the next invoice. */
function takeUnsettled({ locale }: CustomerRecord, subscription: SubscriptionRecord): InvoiceLine[] {
  const { unsettled: amount, price, periodStart: start, periodEnd: end } = subscription;
  if (amount === 0) return [];
  subscription.unsettled = 0;
  const description = wordsFor(locale).texts.earlier;
  return [{ id: newId('il_'), description, amount, price, proration: true, start, end }];
}

/**
 * Tries what is open of a subscription once more, the oldest first; the subscription is sound again when all of it is
 * paid.
 */
export async function retryPayment(
  ledger: Ledger,
  customer: CustomerRecord,
  subscription: SubscriptionRecord,
): Promise<void> {
  for (const invoice of await openInvoices(ledger, subscription)) await collect(ledger, customer, invoice);
  if (customer.card === 'works') subscription.status = 'active';
}

/** Stops asking for what was not paid, and ends the subscription. */
export async function giveUp(ledger: Ledger, subscription: SubscriptionRecord): Promise<void> {
  for (const invoice of await openInvoices(ledger, subscription)) {
    await ledger.save('invoice', { ...invoice, status: 'uncollectible', closedAt: ledger.now });
  }
  await endSubscription(ledger, subscription, 'payment_failed');
}

async function openInvoices(ledger: Ledger, { id, customer }: SubscriptionRecord): Promise<InvoiceRecord[]> {
  const newestFirst = await ledger.list('invoice', { customer, where: { subscription: id, status: 'open' } });
  return newestFirst.reverse();
}

/** Ends it now; nothing is given back. */
export async function endSubscription(
  ledger: Ledger,
  subscription: SubscriptionRecord,
  reason: SubscriptionRecord['endReason'] = 'cancellation_requested',
): Promise<void> {
  subscription.status = 'canceled';
  subscription.endReason = reason;
  subscription.endedAt = ledger.now;
  subscription.canceledAt ??= ledger.now;
  await ledger.save('subscription', subscription);
  await emitEvent(ledger, 'customer.subscription.deleted', presentSubscription(ledger, subscription));
}

/** Keeps a changed subscription and tells of it. `previous` are the fields that changed, as they were. */
export async function saveAndTell(
  ledger: Ledger,
  subscription: SubscriptionRecord,
  previous: Record<string, unknown>,
): Promise<void> {
  await ledger.save('subscription', subscription);
  await emitEvent(
    ledger,
    'customer.subscription.updated',
    presentSubscription(ledger, subscription),
    previous,
  );
}

/** How the rest of the month is settled: at once, with the next invoice, or not at all. */
type Proration = 'always_invoice' | 'create_prorations' | 'none';

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
