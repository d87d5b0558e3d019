import { html } from 'hono/html';
import { inLedger, type Ledger, type LedgerDeps } from '../ledger.ts';
import type { CustomerRecord, InvoiceRecord, PaymentRecord } from '../records.ts';
import { type BillingWords, wordsFor } from '../words.ts';
import { frame, type PageAnswer } from './frame.ts';

interface Receipt {
  number: string;
  created: number;
  lines: { description: string; amount: number }[];
  /** Taken off from before, below zero. */
  credit: number;
  total: number;
  paid: number;
  refunded: number;
  email: string | null;
  /** The customer's. */
  locale: string | null | undefined;
  /** Not paid: a bill. */
  open: boolean;
}

/** The receipt of an invoice or of a single payment, for paper. Returns undefined when there is none. */
export function showReceipt(deps: LedgerDeps, id: string): Promise<PageAnswer | undefined> {
  return inLedger(deps, async (ledger) => {
    const receipt = await findReceipt(ledger, id);
    return receipt && { status: 200, page: receiptPage(receipt, wordsFor(receipt.locale)) };
  });
}

async function findReceipt(ledger: Ledger, id: string): Promise<Receipt | undefined> {
  const named = await ledger.find('invoice', id);
  const [payment] = named
    ? [named.payment ? await ledger.find('payment', named.payment) : undefined]
    : await ledger.list('payment', { where: { charge: id }, limit: 1 });
  const invoice = named ?? (payment?.invoice ? await ledger.find('invoice', payment.invoice) : undefined);
  const customer = await ledger.find('customer', invoice?.customer ?? payment?.customer ?? '');
  if (invoice) return ofInvoice(invoice, payment, customer);
  return payment?.status === 'succeeded' ? ofPayment(payment, customer) : undefined;
}

const ofInvoice = (
  invoice: InvoiceRecord,
  payment: PaymentRecord | undefined,
  customer: CustomerRecord | undefined,
): Receipt => ({
  number: invoice.number,
  created: invoice.created,
  lines: invoice.lines,
  credit: invoice.amountDue - Math.max(0, invoice.total),
  total: invoice.amountDue,
  paid: invoice.amountPaid,
  refunded: payment?.refunded ?? 0,
  open: invoice.status !== 'paid',
  email: customer?.email ?? null,
  locale: customer?.locale,
});

const ofPayment = (payment: PaymentRecord, customer: CustomerRecord | undefined): Receipt => ({
  number: `TEST-${payment.charge.slice(-8).toUpperCase()}`,
  created: payment.created,
  lines: [{ description: payment.description ?? '', amount: payment.amount }],
  credit: 0,
  total: payment.amount,
  paid: payment.amount,
  refunded: payment.refunded,
  email: payment.email,
  locale: customer?.locale,
  open: false,
});

function receiptPage(receipt: Receipt, words: BillingWords): string {
  const { day, dollars } = words;
  const texts = words.texts.receipt;
  const sum = (label: string, cents: number, kind = '') =>
    html`<div class="${kind}">
      <dt>${label}</dt>
      <dd>${dollars(cents)}</dd>
    </div>`;
  const title = receipt.open ? texts.bill : texts.title;
  return frame(
    words,
    `${title} ${receipt.number}`,
    html`
      <h1>${title}</h1>
      <dl class="facts">
        <div>
          <dt>${texts.number}</dt>
          <dd>${receipt.number}</dd>
        </div>
        <div>
          <dt>${texts.date}</dt>
          <dd>${day(receipt.created)}</dd>
        </div>
        ${
          receipt.email
            ? html`<div>
              <dt>${texts.to}</dt>
              <dd class="address">${receipt.email}</dd>
            </div>`
            : ''
        }
      </dl>
      <dl class="sums">
        ${receipt.lines.map(({ description, amount }) => sum(description, amount))}
        ${receipt.credit < 0 ? sum(texts.credit, receipt.credit) : ''}
        ${sum(texts.total, receipt.total, 'total')} ${sum(texts.paid, receipt.paid)}
        ${receipt.open ? sum(texts.due, receipt.total - receipt.paid) : ''}
        ${receipt.refunded > 0 ? sum(texts.givenBack, receipt.refunded) : ''}
      </dl>
      <p class="muted screen-only">${texts.print}</p>
    `,
  );
}
