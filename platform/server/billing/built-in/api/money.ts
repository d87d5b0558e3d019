import { z } from 'zod';
import { emitEvent } from '../events.ts';
import { type Ledger, lockCustomer, need } from '../ledger.ts';
import {
  presentCharge,
  presentInvoice,
  presentInvoicePayments,
  presentPaymentIntent,
  presentRefund,
} from '../present-money.ts';
import { invalid, missing, newId } from '../protocol.ts';
import type { PaymentRecord, RefundRecord } from '../records.ts';
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

const refund = z.strictObject({
  ...common,
  payment_intent: text().optional(),
  charge: text().optional(),
  amount: wholeNumber.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
});

/** Invoices, what was paid on them, and what was given back. */
export const money = [
  endpoint(
    'GET',
    '/v1/invoices',
    listParams({
      customer: text().optional(),
      subscription: text().optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    }),
    async (ledger, { customer, subscription, status, ...params }) => {
      const where = { ...(subscription && { subscription }), ...(status && { status }) };
      return page(ledger, 'invoice', params, { customer, where }, (invoice) =>
        presentInvoice(ledger, invoice),
      );
    },
  ),

  endpoint('GET', '/v1/invoices/{id}', noParams, async (ledger, _params, id) =>
    presentInvoice(ledger, await need(ledger, 'invoice', id, 'invoice')),
  ),

  endpoint('GET', '/v1/invoice_payments', listParams({ invoice: text() }), async (ledger, { invoice }) =>
    presentInvoicePayments(await need(ledger, 'invoice', invoice, 'invoice', 'invoice')),
  ),

  endpoint('GET', '/v1/payment_intents/{id}', noParams, async (ledger, _params, id) =>
    presentPaymentIntent(await need(ledger, 'payment', id, 'payment_intent')),
  ),

  endpoint('GET', '/v1/charges/{id}', noParams, async (ledger, _params, id) =>
    presentCharge(ledger, await paymentOfCharge(ledger, id, 'id')),
  ),

  endpoint(
    'GET',
    '/v1/charges',
    listParams({ customer: text().optional(), payment_intent: text().optional() }),
    async (ledger, { customer, payment_intent: id, limit, starting_after: after }) => {
      const starting_after = after && (await paymentOfCharge(ledger, after, 'starting_after')).id;
      return page(
        ledger,
        'payment',
        { limit, starting_after },
        { customer, where: id ? { id } : undefined },
        (payment) => presentCharge(ledger, payment),
      );
    },
  ),

  endpoint('POST', '/v1/refunds', refund, async (ledger, params) => {
    if (!params.payment_intent === !params.charge) {
      throw invalid('One of the following params should be provided: payment_intent or charge.');
    }
    const seen = params.payment_intent
      ? await need(ledger, 'payment', params.payment_intent, 'payment_intent', 'payment_intent')
      : await paymentOfCharge(ledger, params.charge ?? '', 'charge');
    await lockCustomer(ledger, seen.customer);
    const payment = (await ledger.lock('payment', seen.id)) as PaymentRecord;
    const amount = checkRefund(payment, params.amount);
    payment.refunded += amount;
    await ledger.save('payment', payment);
    const made: RefundRecord = {
      id: newId('re_'),
      created: ledger.now,
      payment: payment.id,
      charge: payment.charge,
      customer: payment.customer,
      amount,
      reason: params.reason ?? null,
      metadata: mergeMetadata({}, params.metadata),
    };
    await ledger.add('refund', made);
    await emitEvent(ledger, 'charge.refunded', presentCharge(ledger, payment), {
      amount_refunded: payment.refunded - amount,
    });
    return presentRefund(made);
  }),

  endpoint('GET', '/v1/refunds/{id}', noParams, async (ledger, _params, id) =>
    presentRefund(await need(ledger, 'refund', id, 'refund')),
  ),

  endpoint(
    'GET',
    '/v1/refunds',
    listParams({ payment_intent: text().optional(), charge: text().optional() }),
    async (ledger, { payment_intent: payment, charge, ...params }) => {
      const where = { ...(payment && { payment }), ...(charge && { charge }) };
      return page(ledger, 'refund', params, { where }, presentRefund);
    },
  ),

  endpoint(
    'GET',
    '/v1/events',
    listParams({ type: text().optional() }),
    async (ledger, { type, ...params }) => {
      const where = type ? { type } : undefined;
      return page(ledger, 'event', params, { where }, ({ body }) => body);
    },
  ),

  endpoint('GET', '/v1/events/{id}', noParams, async (ledger, _params, id) => ({
    object: 'event',
    ...(await need(ledger, 'event', id, 'event')).body,
  })),
];

async function paymentOfCharge(ledger: Ledger, charge: string, param: string): Promise<PaymentRecord> {
  const [payment] = await ledger.list('payment', { where: { charge }, limit: 1 });
  if (!payment) throw missing('charge', charge, param);
  return payment;
}

/** What is given back: all that is left, or as much as was asked for. */
function checkRefund({ charge, status, amount, refunded }: PaymentRecord, asked: number | undefined): number {
  if (status !== 'succeeded') throw invalid('This payment did not succeed, so it cannot be refunded.');
  const left = amount - refunded;
  if (left === 0) {
    throw invalid(`Charge ${charge} has already been refunded.`, undefined, 'charge_already_refunded');
  }
  if (asked === undefined) return left;
  if (asked < 1 || asked > left) {
    throw invalid(`Refund amount (${asked}) is greater than unrefunded amount on charge (${left})`, 'amount');
  }
  return asked;
}
