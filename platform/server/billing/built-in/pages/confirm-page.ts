import { html } from 'hono/html';
import { differenceFor } from '../change-price.ts';
import type { Ledger } from '../ledger.ts';
import type { CustomerRecord, PortalRecord, SubscriptionRecord } from '../records.ts';
import { wordsFor } from '../words.ts';
import { action, frame, type PageAnswer, problemNote } from './frame.ts';

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
