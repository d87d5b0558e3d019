import Stripe from 'stripe';
import { inLedger, type Ledger, type LedgerDeps } from './ledger.ts';
import type { Shape } from './present.ts';
import { newId } from './protocol.ts';

/** The events that we send; Stripe has many more. */
type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'charge.refunded';

/** Writes an event down in the transaction of what it tells of, with the thing as it is now. */
export async function emitEvent(
  ledger: Ledger,
  type: EventType,
  object: Shape<unknown>,
  previous?: Record<string, unknown>,
): Promise<void> {
  const id = newId('evt_');
  const body = {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: ledger.now,
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: ledger.request,
    type,
  };
  await ledger.add('event', { id, created: ledger.now, type, body, deliveredAt: null });
  await ledger.announce(id);
}

/** How long a person who gets an event may take to answer; Stripe's own patience. */
const patienceMs = 20_000;

/**
 * Sends an event to the webhook, signed as Stripe signs. Nothing happens when it was taken already.
 * @throws unless it was taken (2xx), so that a person who calls tries again.
 */
export async function deliverEvent(
  deps: LedgerDeps,
  id: string,
  { webhookUrl, webhookSecret }: { webhookUrl: string; webhookSecret: string },
): Promise<void> {
  const event = await inLedger(deps, (ledger) => ledger.find('event', id));
  if (!event || event.deliveredAt !== null) return;
  const payload = JSON.stringify(event.body);
  const timestamp = Math.floor(deps.clock().getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
  const answer = await fetch(webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body: payload,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the billing event ${id} was answered ${answer.status}`);
  await inLedger(deps, async (ledger) => ledger.save('event', { ...event, deliveredAt: ledger.now }));
}
