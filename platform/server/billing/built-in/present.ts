import type Stripe from 'stripe';
import { type Catalogue, type CatalogueEntry, currency } from './catalogue.ts';
import type { Ledger } from './ledger.ts';
import type { CustomerRecord, PortalRecord, SessionRecord, SubscriptionRecord } from './records.ts';

/** What leaves in Stripe's shape: as it is written in JSON, where decimals are texts. */
export type Shape<T> = { [Field in keyof T]?: unknown } & { object: string };

export const listOf = (url: string, data: unknown[], hasMore = false) => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
});

export function presentCustomer(customer: CustomerRecord): Shape<Stripe.Customer> {
  if (customer.deleted) return { id: customer.id, object: 'customer', deleted: true };
  const { id, created, email, name, metadata, balance } = customer;
  return {
    id,
    object: 'customer',
    address: null,
    balance,
    created,
    currency,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name,
    phone: null,
    preferred_locales: customer.locale ? [customer.locale] : [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

export function presentPrice({ id, name, amount, plan }: CatalogueEntry): Shape<Stripe.Price> {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: 0,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: name,
    product: `prod_${plan}`,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
}

export function presentSession(ledger: Ledger, session: SessionRecord): Shape<Stripe.Checkout.Session> {
  const amount = session.line.amount * session.line.quantity;
  const done = session.status === 'complete';
  return {
    id: session.id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    created: session.created,
    currency,
    customer: session.customer,
    customer_details: done ? { email: session.email, name: null, phone: null, address: null } : null,
    customer_email: null,
    expires_at: session.expiresAt,
    invoice: session.invoice,
    livemode: false,
    locale: session.locale,
    metadata: session.metadata,
    mode: session.mode,
    payment_intent: session.payment,
    payment_method_types: ['card'],
    payment_status: done ? 'paid' : 'unpaid',
    setup_intent: null,
    status: session.status,
    subscription: session.subscription,
    success_url: session.successUrl,
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? checkoutAddress(ledger, session.id) : null,
  };
}

export const checkoutAddress = ({ publicUrl }: Ledger, id: string) => `${publicUrl}/billing/checkout/${id}`;
export const receiptAddress = ({ publicUrl }: Ledger, id: string) => `${publicUrl}/billing/receipts/${id}`;

export function presentLineItems({ catalogue }: Ledger, { id, line }: SessionRecord) {
  const amount = line.amount * line.quantity;
  const item: Shape<Stripe.LineItem> = {
    id: `li_${id.slice(-24)}`,
    object: 'item',
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: line.name,
    price: line.price && presentPrice(catalogue.get(line.price)),
    quantity: line.quantity,
  };
  return listOf(`/v1/checkout/sessions/${id}/line_items`, [item]);
}

export function presentSubscription(
  { catalogue }: { catalogue: Catalogue },
  subscription: SubscriptionRecord,
): Shape<Stripe.Subscription> {
  const { id, item, created, metadata } = subscription;
  return {
    id,
    object: 'subscription',
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_mode: { type: 'flexible' },
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: {
      comment: null,
      feedback: null,
      reason: subscription.endReason ?? (subscription.canceledAt === null ? null : 'cancellation_requested'),
    },
    collection_method: 'charge_automatically',
    created,
    currency,
    customer: subscription.customer,
    description: subscription.description,
    discounts: [],
    ended_at: subscription.endedAt,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [
      {
        id: item,
        object: 'subscription_item',
        created,
        current_period_end: subscription.periodEnd,
        current_period_start: subscription.periodStart,
        discounts: [],
        metadata: {},
        price: presentPrice(catalogue.get(subscription.price)),
        quantity: 1,
        subscription: id,
        tax_rates: [],
      } satisfies Shape<Stripe.SubscriptionItem>,
    ]),
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    metadata,
    pause_collection: subscription.pause,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: subscription.status,
    test_clock: null,
    trial_end: null,
    trial_start: null,
  };
}

export function presentPortal(
  { publicUrl }: Ledger,
  portal: PortalRecord,
): Shape<Stripe.BillingPortal.Session> {
  return {
    id: portal.id,
    object: 'billing_portal.session',
    configuration: 'bpc_built_in',
    created: portal.created,
    customer: portal.customer,
    flow: portal.flow && {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: portal.flow.subscription,
        items: [{ price: portal.flow.price, quantity: 1 }],
      },
    },
    livemode: false,
    locale: portal.locale ?? null,
    return_url: portal.returnUrl,
    url: `${publicUrl}/billing/portal/${portal.id}`,
  };
}
