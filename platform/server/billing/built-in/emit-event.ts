import Stripe from 'stripe';
import type { Ledger } from './ledger.ts';
import { newId } from './new-id.ts';
import type { Shape } from './present.ts';

/** The events that we send; Stripe has many more. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'charge.refunded';

/** Writes an event down in the transaction of what it tells of, with the thing as it stands now. */
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
