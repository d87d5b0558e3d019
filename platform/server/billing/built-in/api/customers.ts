import { z } from 'zod';
import { type Ledger, lockCustomer, need } from '../ledger.ts';
import { listOf, presentCustomer, presentPrice } from '../present.ts';
import { newId } from '../protocol.ts';
import type { CustomerRecord } from '../records.ts';
import { endSubscription } from '../subscription.ts';
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
} from './endpoint.ts';

const fields = {
  ...common,
  email: text(512).optional(),
  name: text(256).optional(),
  metadata: metadata.optional(),
};

export const customers = [
  endpoint('POST', '/v1/customers', z.strictObject(fields), async (ledger, params) => {
    const customer: CustomerRecord = {
      id: newId('cus_', 14),
      created: ledger.now,
      email: params.email || null,
      name: params.name || null,
      metadata: mergeMetadata({}, params.metadata),
      balance: 0,
      card: 'works',
    };
    await ledger.add('customer', customer);
    return presentCustomer(customer);
  }),

  endpoint('GET', '/v1/customers', listParams({ email: text(512).optional() }), async (ledger, params) => {
    const where = params.email === undefined ? undefined : { email: params.email };
    return page(ledger, 'customer', params, { where }, presentCustomer);
  }),

  endpoint('GET', '/v1/customers/{id}', noParams, async (ledger, _params, id) =>
    presentCustomer(await need(ledger, 'customer', id, 'customer')),
  ),

  endpoint('POST', '/v1/customers/{id}', z.strictObject(fields), async (ledger, params, id) => {
    const customer = await lockCustomer(ledger, id);
    if (params.email !== undefined) customer.email = params.email || null;
    if (params.name !== undefined) customer.name = params.name || null;
    customer.metadata = mergeMetadata(customer.metadata, params.metadata);
    await ledger.save('customer', customer);
    return presentCustomer(customer);
  }),

  endpoint('DELETE', '/v1/customers/{id}', noParams, async (ledger, _params, id) => {
    const customer = await lockCustomer(ledger, id);
    // First: the events that tell of the end come after it, and name nobody.
    await ledger.forgetSaid(id);
    await endEverything(ledger, id);
    Object.assign(customer, { deleted: true, email: null, name: null, metadata: {} });
    await ledger.save('customer', customer);
    return presentCustomer(customer);
  }),
];

/** A customer who goes takes their subscriptions with them, and what they told us of themselves. */
async function endEverything(ledger: Ledger, customer: string): Promise<void> {
  for (const subscription of await ledger.list('subscription', { customer })) {
    if (subscription.status !== 'canceled') await endSubscription(ledger, subscription);
  }
  for (const session of await ledger.list('session', { customer })) {
    const status = session.status === 'open' ? 'expired' : session.status;
    await ledger.save('session', { ...session, status, email: null });
  }
  for (const payment of await ledger.list('payment', { customer })) {
    await ledger.save('payment', { ...payment, email: null });
  }
}

export const prices = [
  endpoint(
    'GET',
    '/v1/prices',
    listParams({ active: trueOrFalse.optional() }),
    async ({ catalogue }, { active }) =>
      listOf('/v1/prices', active === false ? [] : catalogue.all.map(presentPrice)),
  ),
  endpoint('GET', '/v1/prices/{id}', noParams, async ({ catalogue }, _params, id) =>
    presentPrice(catalogue.get(id)),
  ),
];
