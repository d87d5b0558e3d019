import { html } from 'hono/html';
import type { Markup } from '../../../built-in-pages/page-document.ts';
import type { Ledger } from '../ledger.ts';
import type {
  CustomerRecord,
  InvoiceRecord,
  PaymentRecord,
  PortalRecord,
  SubscriptionRecord,
} from '../records.ts';
import { differenceFor, offeredPlans } from '../subscription.ts';
import { type BillingWords, wordsFor } from '../words.ts';
import { action, frame, type PageAnswer, problemNote } from './frame.ts';

/** What can be done in the portal; each is a form of its own. */
export type Doing = keyof BillingWords['texts']['portal']['done'];

/** An open visit: whose, and the subscription that lives, if there is one. */
export interface Visit {
  portal: PortalRecord;
  customer: CustomerRecord;
  subscription: SubscriptionRecord | undefined;
}

/** How many payments the page lists; the newest. */
const shown = 24;

/** The customer's plan, what they can do about it, what they paid, and the test clock. */
export async function portalPage(ledger: Ledger, visit: Visit, done: Doing | undefined): Promise<PageAnswer> {
  const { portal, customer, subscription } = visit;
  const words = wordsFor(portal.locale);
  const texts = words.texts.portal;
  const to = (doing: Doing) => `/billing/portal/${portal.id}/${doing}`;
  const body = html`
    <p><a class="step" href="${portal.returnUrl}">${texts.goBack}</a></p>
    <h1>${texts.title}</h1>
    ${done ? html`<p class="notice" role="status">${texts.done[done]}</p>` : ''}
    <section aria-labelledby="plan">
      <h2 id="plan">${texts.plan}</h2>
      ${subscription ? await planOf(ledger, { customer, subscription, to, words }) : html`<p>${texts.none}</p>`}
    </section>
    <section aria-labelledby="payments">
      <h2 id="payments">${texts.payments}</h2>
      ${await paymentsOf(ledger, customer, words)}
    </section>
    <section class="clock" aria-labelledby="clock">
      <h2 id="clock">${texts.clock.title}</h2>
      <p>${texts.clock.lead}</p>
      <p>${customer.card === 'works' ? texts.clock.cardWorks : texts.clock.cardFails}</p>
      <div class="actions">
        ${subscription ? action(to('month'), texts.clock.month, 'plain') : ''}
        ${
          customer.card === 'works'
            ? action(to('fail'), texts.clock.fail, 'plain')
            : action(to('work'), texts.clock.work, 'plain')
        }
        ${subscription?.status === 'past_due' ? action(to('end'), texts.clock.end, 'plain') : ''}
      </div>
    </section>
  `;
  return { status: 200, page: frame(words, texts.title, body), formTarget: new URL(portal.returnUrl).origin };
}

async function planOf(
  ledger: Ledger,
  {
    customer,
    subscription,
    to,
    words,
  }: {
    customer: CustomerRecord;
    subscription: SubscriptionRecord;
    to: (doing: Doing) => string;
    words: BillingWords;
  },
): Promise<Markup> {
  const { dollars } = words;
  const { perMonth, portal: texts } = words.texts;
  const { name, amount } = ledger.catalogue.get(subscription.price);
  return html`
    <p class="plan"><strong>${name}</strong>, ${perMonth(dollars(amount))}</p>
    <p>${await prospect(ledger, customer, subscription, words)}</p>
    <div class="actions">
      ${offeredPlans(ledger, subscription).map(
        (other) => html`<form method="get" action="${to('change')}">
          <button class="primary" type="submit" name="price" value="${other.id}">
            ${texts.change(other.name, perMonth(dollars(other.amount)))}
          </button>
        </form>`,
      )}
      ${
        subscription.cancelAtPeriodEnd
          ? action(to('keep'), texts.keep, 'plain')
          : action(to('cancel'), texts.cancel, 'plain')
      }
    </div>
  `;
}

/** What comes next, in one sentence. */
async function prospect(
  ledger: Ledger,
  { balance }: CustomerRecord,
  subscription: SubscriptionRecord,
  { day, dollars, texts: { portal: texts } }: BillingWords,
): Promise<string> {
  const date = day(subscription.periodEnd);
  if (subscription.status === 'past_due') {
    const invoice = await ledger.find('invoice', subscription.latestInvoice ?? '');
    return texts.failed(dollars(invoice?.amountDue ?? 0));
  }
  if (subscription.cancelAtPeriodEnd) return texts.ends(date);
  if (subscription.pause) return texts.paused;
  const due = ledger.catalogue.get(subscription.price).amount + subscription.unsettled + balance;
  return due > 0 ? texts.nextCharge(dollars(due), date) : texts.nothingDue(date);
}

async function paymentsOf(
  ledger: Ledger,
  { id: customer }: CustomerRecord,
  words: BillingWords,
): Promise<Markup> {
  const { day, dollars } = words;
  const texts = words.texts.portal;
  const invoices = await ledger.list('invoice', { customer, limit: shown });
  const payments = await ledger.list('payment', { customer, limit: shown * 2 });
  const single = payments.filter(({ invoice, status }) => invoice === null && status === 'succeeded');
  const lines = [
    ...invoices.map((invoice) => {
      const payment = payments.find(({ id }) => id === invoice.payment);
      return {
        id: invoice.id,
        created: invoice.created,
        cents: invoice.amountDue,
        what: words.texts.checkout.plan(ledger.catalogue.get(invoice.lines[0]?.price ?? '').name),
        state: stateOf(invoice, payment, words),
        paper: invoice.status === 'paid' ? texts.receipt : texts.bill,
      };
    }),
    ...single.map((payment) => ({
      id: payment.charge,
      created: payment.created,
      cents: payment.amount,
      what: payment.description ?? '',
      state: givenBack(payment, words) ?? texts.states.paid,
      paper: texts.receipt,
    })),
  ].sort((one, other) => other.created - one.created);
  if (lines.length === 0) return html`<p>${texts.noPayments}</p>`;
  return html`<ul class="payments">
    ${lines.map(
      ({ id, created, cents, what, state, paper }) => html`<li>
        <span>${day(created)}</span> <span>${dollars(cents)}</span> <span class="state">${what}: ${state}</span>
        <a class="step" href="/billing/receipts/${id}" aria-label="${texts.of(paper, day(created))}">${paper}</a>
      </li>`,
    )}
  </ul>`;
}

function stateOf({ status }: InvoiceRecord, payment: PaymentRecord | undefined, words: BillingWords): string {
  return (payment && givenBack(payment, words)) ?? words.texts.portal.states[status];
}

function givenBack(
  { refunded, amount }: PaymentRecord,
  { dollars, texts }: BillingWords,
): string | undefined {
  if (refunded === 0) return undefined;
  const { states } = texts.portal;
  return refunded === amount ? states.refunded : states.partly(dollars(refunded));
}

/** Asks before a change of plan: the two prices, what it costs today, and what comes then. */
export function confirmPage(
  ledger: Ledger,
  {
    portal,
    customer,
    subscription,
  }: { portal: PortalRecord; customer: CustomerRecord; subscription: SubscriptionRecord },
  price: string,
  problem?: string,
): PageAnswer {
  const words = wordsFor(portal.locale);
  const { dollars, day } = words;
  const { confirm: texts } = words.texts.portal;
  const before = ledger.catalogue.get(subscription.price);
  const after = ledger.catalogue.get(price);
  const difference = differenceFor(ledger, subscription, price);
  const due = Math.max(0, difference + customer.balance);
  const back = portal.flow ? portal.returnUrl : `/billing/portal/${portal.id}`;
  const title = texts.title(after.name);
  const body = html`
    <h1>${title}</h1>
    ${problemNote(problem)}
    <dl class="sums">
      <div>
        <dt>${texts.from}: ${before.name}</dt>
        <dd>${words.texts.perMonth(dollars(before.amount))}</dd>
      </div>
      <div>
        <dt>${texts.to}: ${after.name}</dt>
        <dd>${words.texts.perMonth(dollars(after.amount))}</dd>
      </div>
      <div class="total">
        <dt>${texts.today}</dt>
        <dd>${dollars(due)}</dd>
      </div>
    </dl>
    <p class="muted">
      ${difference < 0 ? texts.credit(dollars(-difference)) : texts.todayWhy}
      ${texts.afterwards(dollars(after.amount), day(subscription.periodEnd))}
    </p>
    ${action(`/billing/portal/${portal.id}/change`, texts.submit, 'primary', 'price', price)}
    <p><a class="step" href="${back}">${texts.cancel}</a></p>
  `;
  return {
    status: problem ? 422 : 200,
    page: frame(words, problem ? `${words.texts.errorPrefix}${title}` : title, body),
    formTarget: new URL(portal.flow?.returnTo ?? portal.returnUrl).origin,
  };
}
