import { monthAfter } from './catalogue.ts';
import { charge, issueInvoice, lineOf } from './charge-invoice.ts';
import { emitEvent } from './events.ts';
import { type Ledger, lockCustomer } from './ledger.ts';
import { presentSession, presentSubscription } from './present.ts';
import { declined, newId } from './protocol.ts';
import type { CustomerRecord, SessionRecord, SubscriptionRecord } from './records.ts';

/** How long a checkout waits for its customer; Stripe's own time. */
export const sessionSeconds = 24 * 60 * 60;

/** The session with its customer, both locked; it is expired when its time has passed. */
export async function lockSession(
  ledger: Ledger,
  id: string,
): Promise<{ customer: CustomerRecord; session: SessionRecord } | undefined> {
  const seen = await ledger.find('session', id);
  if (!seen) return undefined;
  const customer = await lockCustomer(ledger, seen.customer);
  const session = (await ledger.lock('session', id)) as SessionRecord;
  if (session.status === 'open' && session.expiresAt <= ledger.now) await expireSession(ledger, session);
  return { customer, session };
}

export async function expireSession(ledger: Ledger, session: SessionRecord): Promise<void> {
  session.status = 'expired';
  await ledger.save('session', session);
  await emitEvent(ledger, 'checkout.session.expired', presentSession(ledger, session));
}

/**
 * Pays an open session with a card that works or does not; a complete one stays as it is, so pressing twice pays once.
 * @throws ApiError `card_declined`; nothing is kept then.
 */
export async function paySession(
  ledger: Ledger,
  { customer, session }: { customer: CustomerRecord; session: SessionRecord },
  { card, email }: { card: CustomerRecord['card']; email: string },
): Promise<void> {
  if (session.status !== 'open') return;
  if (card === 'declined') throw declined();
  customer.card = card;
  customer.email ??= email;
  customer.locale = session.locale;
  await ledger.save('customer', customer);
  session.status = 'complete';
  session.email = email;
  if (session.mode === 'subscription') {
    const subscription = await startSubscription(ledger, customer, session);
    session.subscription = subscription.id;
    session.invoice = subscription.latestInvoice;
  } else {
    const { metadata, description } = session.handedOn;
    const payment = await charge(ledger, customer, {
      amount: session.line.amount * session.line.quantity,
      description: description ?? session.line.name,
      invoice: null,
      metadata,
      email,
    });
    session.payment = payment.id;
  }
  await ledger.save('session', session);
  await emitEvent(ledger, 'checkout.session.completed', presentSession(ledger, session));
}

async function startSubscription(
  ledger: Ledger,
  customer: CustomerRecord,
  session: SessionRecord,
): Promise<SubscriptionRecord> {
  const { now } = ledger;
  const anchorDay = new Date(now * 1000).getUTCDate();
  const subscription: SubscriptionRecord = {
    id: newId('sub_'),
    item: newId('si_'),
    created: now,
    customer: customer.id,
    price: session.line.price as string,
    status: 'active',
    anchorDay,
    periodStart: now,
    periodEnd: monthAfter(now, anchorDay),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    endReason: null,
    pause: null,
    ...session.handedOn,
    latestInvoice: null,
    unsettled: 0,
  };
  await ledger.add('subscription', subscription);
  await issueInvoice(ledger, customer, subscription, 'subscription_create', [
    lineOf(ledger, customer, subscription),
  ]);
  await ledger.save('subscription', subscription);
  await emitEvent(ledger, 'customer.subscription.created', presentSubscription(ledger, subscription));
  return subscription;
}
