import Stripe from 'stripe';
import { inLedger, type LedgerDeps } from './ledger.ts';

/** How long whoever gets an event may take to answer; Stripe's own patience. */
const patienceMs = 20_000;

/**
 * Sends an event to the webhook, signed as Stripe signs. Nothing happens when it was taken already.
 * @throws unless it was taken (2xx), so that whoever calls tries again.
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
