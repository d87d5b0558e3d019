import { z } from 'zod';
import type { Catalogue } from '../catalogue.ts';
import { type Ledger, lockCustomer, need } from '../ledger.ts';
import { expireSession, lockSession, sessionSeconds } from '../pay-session.ts';
import { presentLineItems, presentPortal, presentSession } from '../present.ts';
import { invalid, missing, newId } from '../protocol.ts';
import type { PortalRecord, SessionLine, SessionRecord } from '../records.ts';
import {
  common,
  endpoint,
  listParams,
  mergeMetadata,
  metadata,
  noParams,
  page,
  text,
  wholeNumber,
} from './endpoint.ts';

const address = text(5_000).refine(
  (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
  'Not a valid URL',
);

const line = z.strictObject({
  price: text().optional(),
  price_data: z
    .strictObject({
      currency: z.literal('usd', 'Only usd is sold here'),
      unit_amount: wholeNumber.refine((cents) => cents >= 50, 'The least amount is 50 cents'),
      product_data: z.strictObject({ name: text(250).min(1), description: text().optional() }),
    })
    .optional(),
  quantity: wholeNumber.refine((count) => count === 1, 'Must be 1'),
});

const handedOn = { metadata: metadata.optional(), description: text().optional() };

const creation = z.strictObject({
  ...common,
  mode: z.enum(['subscription', 'payment']),
  customer: text(),
  line_items: z.array(line).length(1, 'Exactly one thing is sold at a time'),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: text(200).optional(),
  expires_at: wholeNumber.optional(),
  locale: text(10).optional(),
  metadata: metadata.optional(),
  subscription_data: z.strictObject(handedOn).optional(),
  payment_intent_data: z.strictObject(handedOn).optional(),
});

type Creation = z.output<typeof creation>;

export const checkoutSessions = [
  endpoint('POST', '/v1/checkout/sessions', creation, async (ledger, params) => {
    await lockCustomer(ledger, params.customer, 'customer');
    const expiresAt = params.expires_at ?? ledger.now + sessionSeconds;
    if (expiresAt < ledger.now + 30 * 60 || expiresAt > ledger.now + sessionSeconds) {
      throw invalid(
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
        'expires_at',
      );
    }
    const session: SessionRecord = {
      id: newId('cs_test_', 58),
      created: ledger.now,
      customer: params.customer,
      mode: params.mode,
      status: 'open',
      line: lineOf(ledger.catalogue, params),
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      clientReferenceId: params.client_reference_id ?? null,
      locale: params.locale ?? null,
      metadata: mergeMetadata({}, params.metadata),
      handedOn: handOn(params),
      expiresAt,
      subscription: null,
      payment: null,
      invoice: null,
      email: null,
    };
    await ledger.add('session', session);
    return presentSession(ledger, session);
  }),

  endpoint(
    'GET',
    '/v1/checkout/sessions',
    listParams({
      customer: text().optional(),
      subscription: text().optional(),
      payment_intent: text().optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    }),
    async (ledger, { customer, subscription, payment_intent: payment, status, ...params }) => {
      const where = {
        ...(subscription && { subscription }),
        ...(payment && { payment }),
        ...(status && { status }),
      };
      return page(ledger, 'session', params, { customer, where }, (session) =>
        presentSession(ledger, session),
      );
    },
  ),

  endpoint('GET', '/v1/checkout/sessions/{id}', noParams, async (ledger, _params, id) =>
    presentSession(ledger, await need(ledger, 'session', id, 'checkout.session')),
  ),

  endpoint('GET', '/v1/checkout/sessions/{id}/line_items', listParams({}), async (ledger, _params, id) =>
    presentLineItems(ledger, await need(ledger, 'session', id, 'checkout.session')),
  ),

  endpoint('POST', '/v1/checkout/sessions/{id}/expire', noParams, async (ledger, _params, id) => {
    await need(ledger, 'session', id, 'checkout.session');
    const locked = await lockSession(ledger, id);
    if (locked?.session.status !== 'open') {
      throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
    }
    await expireSession(ledger, locked.session);
    return presentSession(ledger, locked.session);
  }),
];

function lineOf(catalogue: Catalogue, { mode, line_items: [item] }: Creation): SessionLine {
  const { price, price_data: data, quantity } = item as NonNullable<typeof item>;
  if (mode === 'subscription') {
    if (price === undefined)
      throw invalid('Missing required param: line_items[0][price].', 'line_items[0][price]');
    const { id, name, amount } = catalogue.get(price, 'line_items[0][price]');
    return { price: id, name, amount, quantity };
  }
  if (price !== undefined) {
    catalogue.get(price, 'line_items[0][price]');
    throw invalid('You specified `payment` mode but passed a recurring price.', 'line_items[0][price]');
  }
  if (!data) throw invalid('Missing required param: line_items[0][price_data].', 'line_items[0][price_data]');
  return { price: null, name: data.product_data.name, amount: data.unit_amount, quantity };
}

function handOn({ mode, subscription_data: forSubscription, payment_intent_data: forPayment }: Creation) {
  const [fits, other, name] =
    mode === 'subscription'
      ? [forSubscription, forPayment, 'payment_intent_data']
      : [forPayment, forSubscription, 'subscription_data'];
  if (other) throw invalid(`You can not pass \`${name}\` in \`${mode}\` mode.`, name);
  return { metadata: mergeMetadata({}, fits?.metadata), description: fits?.description ?? null };
}

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

const portalCreation = z.strictObject({
  ...common,
  customer: text(),
  return_url: address,
  locale: text(10).optional(),
  flow_data: flow.optional(),
});

export const portalSessions = [
  endpoint('POST', '/v1/billing_portal/sessions', portalCreation, async (ledger, params) => {
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
