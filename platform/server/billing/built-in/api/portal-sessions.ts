import { z } from 'zod';
import { invalid, missing } from '../api-error.ts';
import { type Ledger, lockCustomer } from '../ledger.ts';
import { newId } from '../new-id.ts';
import { presentPortal } from '../present.ts';
import type { PortalRecord } from '../records.ts';
import { address } from './checkout-sessions.ts';
import { common, endpoint, text } from './endpoint.ts';

/** How long the portal stays open to who has its address. */
const portalSeconds = 60 * 60;

const flow = z.strictObject({
  type: z.literal('subscription_update_confirm', 'Only subscription_update_confirm is known here'),
  subscription_update_confirm: z.strictObject({
    subscription: text(),
    items: z
      .array(z.strictObject({ id: text(), price: text(), quantity: z.literal('1').optional() }))
      .length(1),
  }),
  after_completion: z
    .strictObject({ type: z.literal('redirect'), redirect: z.strictObject({ return_url: address }) })
    .optional(),
});

const creation = z.strictObject({
  ...common,
  customer: text(),
  return_url: address,
  locale: text(10).optional(),
  flow_data: flow.optional(),
});

export const portalSessions = [
  endpoint('POST', '/v1/billing_portal/sessions', creation, async (ledger, params) => {
    const customer = await lockCustomer(ledger, params.customer, 'customer');
    const portal: PortalRecord = {
      id: newId('bps_', 40),
      created: ledger.now,
      customer: customer.id,
      returnUrl: params.return_url,
      locale: params.locale ?? null,
      flow: params.flow_data ? await checkFlow(ledger, customer.id, params.flow_data) : null,
      expiresAt: ledger.now + portalSeconds,
    };
    await ledger.add('portal', portal);
    return presentPortal(ledger, portal);
  }),
];

async function checkFlow(
  ledger: Ledger,
  customer: string,
  asked: z.output<typeof flow>,
): Promise<PortalRecord['flow']> {
  const { subscription: id, items } = asked.subscription_update_confirm;
  const name = 'flow_data[subscription_update_confirm]';
  const subscription = await ledger.find('subscription', id);
  if (subscription?.customer !== customer) throw missing('subscription', id, `${name}[subscription]`);
  if (subscription.status === 'canceled')
    throw invalid('This subscription is canceled.', `${name}[subscription]`);
  if (items[0]?.id !== subscription.item) {
    throw missing('subscription item', items[0]?.id ?? '', `${name}[items][0][id]`);
  }
  const price = ledger.catalogue.get(items[0].price, `${name}[items][0][price]`).id;
  if (price === subscription.price) {
    throw invalid(
      'The subscription is already on this price: there is nothing to confirm.',
      `${name}[items][0][price]`,
    );
  }
  return {
    subscription: id,
    price,
    done: false,
    returnTo: asked.after_completion?.redirect.return_url ?? null,
  };
}
