import { html } from 'hono/html';
import { facts, type Markup, part, table } from './markup.ts';
import type { AccountArchive } from './read-account-archive.ts';
import type { Words } from './words.ts';

/** The plan, what was paid, and what was asked back. */
export function moneyPart({ rows }: AccountArchive, words: Words): Markup {
  const texts = words.page.money;
  const [plan] = rows.subscriptions;
  return part(
    texts.heading,
    html`${
      plan
        ? facts([
            [texts.plan, words.plans[plan.subscription_plan]],
            [texts.until, plan.subscription_end && words.day(plan.subscription_end)],
          ])
        : ''
    }
${table(
  [texts.day, texts.what, texts.amount, texts.back],
  rows.payments.map((payment) => [
    words.day(payment.paid_at),
    payment.plan ? words.payments.plan(words.plans[payment.plan]) : words.payments.fee,
    words.money(payment.amount, payment.currency),
    payment.refunded_amount > 0 ? words.money(payment.refunded_amount, payment.currency) : '',
  ]),
  words.page.nothing,
)}
${rows.refund_requests.map(
  ({ created_at, reason, note }) =>
    html`<p class="said">${texts.asked(words.day(created_at), reason)}${note ? `\n${words.payments.answer(note)}` : ''}</p>`,
)}`,
  );
}
