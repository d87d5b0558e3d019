import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import type { Bought, Dweller, Recipe, World } from './shapes.ts';

type Table =
  | 'billing_customers'
  | 'billing_erasures'
  | 'billing_events'
  | 'checkouts'
  | 'payments'
  | 'refund_requests';

/** The recipes of plans and payments: only the program itself writes them. */
export function planRecipes({ alice, bob }: World): Record<keyof Pick<DB, Table>, Recipe> {
  const owned = (key: keyof Bought) => ({ a: { id: alice[key] }, b: { id: bob[key] } });
  return {
    billing_customers: {
      a: { user_id: alice.id },
      b: { user_id: bob.id },
      insert: (owner) => ({ user_id: owner.id, provider: 'built-in', customer_id: randomUUID() }),
      touch: () => ({ checked_at: '2026-01-01' }),
      repoint: () => [{ user_id: bob.id }, { customer_id: 'stolen' }],
      oneEach: true,
    },
    billing_erasures: {
      a: { customer_id: 'cus_a' },
      b: { customer_id: 'cus_b' },
      insert: () => anErasure('cus_c'),
      touch: () => ({ requested_at: '2026-01-01' }),
      repoint: () => [{ customer_id: 'stolen' }],
    },
    billing_events: {
      ...owned('event'),
      insert: (owner) => ({ ...anEvent(owner.id), payload: '{}' }),
      touch: () => ({ type: 'x' }),
      repoint: () => [{ user_id: bob.id }],
    },
    checkouts: {
      ...owned('checkout'),
      insert: (owner) => ({ ...aCheckout(owner.id), plan: 'premium' }),
      smuggle: (actor, victim) => aFee(actor, victim),
      touch: () => ({ amount: 1 }),
      repoint: () => [{ user_id: bob.id, plan: 'premium' }, { amount: 0 }],
    },
    payments: {
      ...owned('payment'),
      insert: (owner) => aPayment(owner.id),
      touch: () => ({ receipt_url: 'https://example.com' }),
      repoint: () => [{ user_id: bob.id }, { refunded_amount: 1 }],
    },
    refund_requests: {
      ...owned('refundRequest'),
      insert: (owner) => aRefundRequest(owner.id, owner.payment),
      smuggle: (actor, victim) => aRefundRequest(actor.id, victim.payment),
      touch: () => ({ reason: 'x' }),
      repoint: () => [{ decided_by: bob.id }, { note: 'x', decided_at: '2026-01-01', status: 'refunded' }],
    },
  };
}

export const anErasure = (customer_id: string) => ({ customer_id, provider: 'stripe' as const });
const anEvent = (user_id: string) => ({
  id: `evt_${randomUUID()}`,
  provider: 'built-in' as const,
  type: 'invoice.paid',
  user_id,
  payload: '{}',
  created_at: '2026-11-01',
});
const aCheckout = (user_id: string) => ({
  user_id,
  kind: 'plan' as const,
  plan: 'standard' as const,
  provider: 'built-in' as const,
  amount: 9900,
  currency: 'USD',
});
const aFee = (actor: Dweller, victim: Dweller) => ({
  ...aCheckout(actor.id),
  kind: 'application_fee' as const,
  plan: null,
  application_id: victim.application,
});
const aPayment = (user_id: string) => ({
  user_id,
  kind: 'plan' as const,
  plan: 'standard' as const,
  provider: 'built-in' as const,
  charge_id: `ch_${randomUUID()}`,
  amount: 9900,
  currency: 'USD',
  paid_at: '2026-11-01',
});
const aRefundRequest = (user_id: string, payment_id: string) => ({
  user_id,
  payment_id,
  reason: 'Too early.',
  client_key: randomUUID(),
});

/** Lets a dweller buy the plan that they have, and ask for one payment of two back. */
export async function addBought(root: Kysely<DB>, user_id: string): Promise<Bought> {
  await root
    .insertInto('billing_customers')
    .values({ user_id, provider: 'built-in', customer_id: `cus_${randomUUID()}` })
    .execute();
  const event = await root
    .insertInto('billing_events')
    .values(anEvent(user_id))
    .returning('id')
    .executeTakeFirstOrThrow();
  const checkout = await root
    .insertInto('checkouts')
    .values(aCheckout(user_id))
    .returning('id')
    .executeTakeFirstOrThrow();
  const paid = () =>
    root.insertInto('payments').values(aPayment(user_id)).returning('id').executeTakeFirstOrThrow();
  const [first, second] = [await paid(), await paid()];
  const request = await root
    .insertInto('refund_requests')
    .values(aRefundRequest(user_id, second.id))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { event: event.id, checkout: checkout.id, payment: first.id, refundRequest: request.id };
}
