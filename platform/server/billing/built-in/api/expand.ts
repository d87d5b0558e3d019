import type { Ledger } from '../ledger.ts';
import { presentCustomer, presentLineItems, presentSubscription, type Shape } from '../present.ts';
import {
  presentCharge,
  presentInvoice,
  presentInvoicePayments,
  presentPaymentIntent,
} from '../present-money.ts';
import { invalid } from '../protocol.ts';

type Thing = Record<string, unknown>;
type Look = (ledger: Ledger, id: string) => Promise<Shape<unknown> | undefined>;

const invoice: Look = async (ledger, id) => {
  const record = await ledger.find('invoice', id);
  return record && presentInvoice(ledger, record);
};
const charge: Look = async (ledger, id) => {
  const [record] = await ledger.list('payment', { where: { charge: id }, limit: 1 });
  return record && presentCharge(ledger, record);
};

/** Fields that hold an id, and how to find what it names. */
const byId: Record<string, Look> = {
  invoice,
  latest_invoice: invoice,
  charge,
  latest_charge: charge,
  async customer(ledger, id) {
    const record = await ledger.find('customer', id);
    return record && presentCustomer(record);
  },
  async subscription(ledger, id) {
    const record = await ledger.find('subscription', id);
    return record && presentSubscription(ledger, record);
  },
  async payment_intent(ledger, id) {
    const record = await ledger.find('payment', id);
    return record && presentPaymentIntent(record);
  },
};

/** Lists that are left out unless they are asked for, by the thing they belong to. */
const included: Record<string, Look> = {
  async 'invoice.payments'(ledger, id) {
    const record = await ledger.find('invoice', id);
    return record && presentInvoicePayments(record);
  },
  async 'checkout.session.line_items'(ledger, id) {
    const record = await ledger.find('session', id);
    return record && presentLineItems(ledger, record);
  },
};

/**
 * Puts in the things themselves where `paths` name an id or a list that is left out: `data.latest_invoice.payments`.
 * @throws ApiError for what cannot be expanded, as Stripe does.
 */
export async function expandAll(
  ledger: Ledger,
  answer: Shape<unknown>,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) await expand(ledger, answer as Thing, path.split('.'), path);
}

async function expand(
  ledger: Ledger,
  thing: Thing,
  [field = '', ...rest]: string[],
  path: string,
): Promise<void> {
  const list = included[`${thing.object}.${field}`];
  if (list && thing[field] === undefined) thing[field] = await list(ledger, String(thing.id));
  const value = thing[field];
  if (typeof value === 'string' && byId[field]) thing[field] = await byId[field](ledger, value);
  else if (value === undefined || (rest.length === 0 && !list && typeof value === 'string')) {
    throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  }
  if (rest.length === 0) return;
  for (const next of [thing[field]].flat()) {
    if (typeof next === 'object' && next !== null) await expand(ledger, next as Thing, rest, path);
  }
}
