import { z } from 'zod';
import { type Ledger, need } from '../ledger.ts';
import { presentSubscription } from '../present.ts';
import { invalid, missing } from '../protocol.ts';
import { changePrice, endSubscription, lockSubscription, saveAndTell } from '../subscription.ts';
import {
  common,
  endpoint,
  listParams,
  mergeMetadata,
  metadata,
  noParams,
  page,
  text,
  trueOrFalse,
  wholeNumber,
} from './endpoint.ts';

const pause = z.strictObject({
  behavior: z.enum(['void', 'keep_as_draft', 'mark_uncollectible']),
  resumes_at: wholeNumber.optional(),
});

const change = z.strictObject({
  ...common,
  cancel_at_period_end: trueOrFalse.optional(),
  description: text().optional(),
  items: z
    .array(z.strictObject({ id: text(), price: text(), quantity: z.literal('1').optional() }))
    .length(1)
    .optional(),
  metadata: metadata.optional(),
  /** An empty value ends the pause. */
  pause_collection: z.union([pause, z.literal('')]).optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).default('allow_incomplete'),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).default('create_prorations'),
});

const filters = {
  customer: text().optional(),
  price: text().optional(),
  status: z.enum(['active', 'past_due', 'canceled', 'all']).optional(),
};

export const subscriptions = [
  endpoint(
    'GET',
    '/v1/subscriptions',
    listParams(filters),
    async (ledger, { customer, price, status, ...params }) => {
      const where = { ...(price && { price }), ...(status && status !== 'all' && { status }) };
      const without = status === undefined ? { status: 'canceled' } : undefined;
      return page(ledger, 'subscription', params, { customer, where, without }, (subscription) =>
        presentSubscription(ledger, subscription),
      );
    },
  ),

  endpoint('GET', '/v1/subscriptions/{id}', noParams, async (ledger, _params, id) =>
    presentSubscription(ledger, await need(ledger, 'subscription', id, 'subscription')),
  ),

  endpoint('POST', '/v1/subscriptions/{id}', change, async (ledger, params, id) => {
    const { customer, subscription } = await lockLiving(ledger, id);
    const before = { ...presentSubscription(ledger, subscription) };
    if (params.items) {
      const [item] = params.items;
      if (item?.id !== subscription.item) throw missing('subscription item', item?.id ?? '', 'items[0][id]');
      const { id: price } = ledger.catalogue.get(item.price, 'items[0][price]');
      await changePrice(ledger, customer, subscription, {
        price,
        proration: params.proration_behavior,
        strict: params.payment_behavior === 'error_if_incomplete',
      });
    }
    if (params.cancel_at_period_end !== undefined) {
      subscription.cancelAtPeriodEnd = params.cancel_at_period_end;
      subscription.canceledAt = params.cancel_at_period_end ? (subscription.canceledAt ?? ledger.now) : null;
    }
    if (params.pause_collection !== undefined) {
      const { pause_collection: asked } = params;
      subscription.pause =
        asked === '' ? null : { behavior: asked.behavior, resumes_at: asked.resumes_at ?? null };
    }
    if (params.description !== undefined) subscription.description = params.description || null;
    subscription.metadata = mergeMetadata(subscription.metadata, params.metadata);
    const after = presentSubscription(ledger, subscription);
    const previous = changedFields(before, after);
    if (Object.keys(previous).length > 0) await saveAndTell(ledger, subscription, previous);
    return after;
  }),

  endpoint('DELETE', '/v1/subscriptions/{id}', noParams, async (ledger, _params, id) => {
    const { subscription } = await lockLiving(ledger, id);
    await endSubscription(ledger, subscription);
    return presentSubscription(ledger, subscription);
  }),
];

async function lockLiving(ledger: Ledger, id: string) {
  await need(ledger, 'subscription', id, 'subscription');
  const locked = await lockSubscription(ledger, id);
  if (!locked)
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  return locked;
}

/** The fields that differ, with what they were. */
function changedFields(before: Record<string, unknown>, after: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name])),
  );
}
