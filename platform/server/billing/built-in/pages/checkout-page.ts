import { html, raw } from 'hono/html';
import { z } from 'zod';
import type { Markup } from '../../../built-in-pages/page-document.ts';
import { monthAfter } from '../catalogue.ts';
import { inLedger, type Ledger, type LedgerDeps } from '../ledger.ts';
import { lockSession, paySession } from '../pay-session.ts';
import { ApiError } from '../protocol.ts';
import type { CustomerRecord, SessionRecord } from '../records.ts';
import { type BillingWords, wordsFor } from '../words.ts';
import { frame, notePage, type PageAnswer, problemNote } from './frame.ts';

type CheckoutTexts = BillingWords['texts']['checkout'];

interface Typed {
  email: string;
  card: string;
  emailProblem?: string;
  cardProblem?: string;
}

/** The checkout of one session: what it costs, and the choice of a card. Returns nothing for an unknown one. */
export function showCheckout(deps: LedgerDeps, id: string): Promise<PageAnswer | undefined> {
  return inLedger(deps, async (ledger) => {
    const locked = await lockSession(ledger, id);
    if (!locked) return undefined;
    const email = locked.customer.email ?? '';
    return notOpen(locked.session) ?? checkoutPage(ledger, locked, { email, card: 'works' });
  });
}

/** Pays it, once however often it is pressed, and goes on to where the seller wants the customer. */
export async function payCheckout(
  deps: LedgerDeps,
  id: string,
  form: URLSearchParams,
): Promise<PageAnswer | undefined> {
  const pay = async (ledger: Ledger): Promise<PageAnswer | undefined> => {
    const locked = await lockSession(ledger, id);
    if (!locked) return undefined;
    const { customer, session } = locked;
    if (session.status === 'complete') return { redirect: successAddress(session) };
    const over = notOpen(session);
    if (over) return over;
    const typed = check(customer, form, wordsFor(session.locale));
    if (typed.emailProblem || typed.cardProblem) return checkoutPage(ledger, locked, typed);
    await paySession(ledger, locked, { email: typed.email, card: typed.card as CustomerRecord['card'] });
    return { redirect: successAddress(session) };
  };
  return inLedger(deps, pay).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 402) throw error;
    return inLedger(deps, async (ledger) => {
      const locked = await lockSession(ledger, id);
      if (!locked) return undefined;
      const words = wordsFor(locked.session.locale);
      const cardProblem = words.texts.checkout.declined;
      const typed = { ...check(locked.customer, form, words), cardProblem };
      return notOpen(locked.session) ?? checkoutPage(ledger, locked, typed);
    });
  });
}

const successAddress = ({ id, successUrl }: SessionRecord) =>
  successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);

function notOpen(session: SessionRecord): PageAnswer | undefined {
  const words = wordsFor(session.locale);
  const texts = words.texts.checkout;
  if (session.status === 'complete') {
    const on = { href: successAddress(session), label: texts.goOn };
    return { status: 200, page: notePage(words, texts.paid, on) };
  }
  if (session.status === 'open') return undefined;
  const back = session.cancelUrl ? { href: session.cancelUrl, label: texts.goBack } : undefined;
  return { status: 410, page: notePage(words, texts.expired, back) };
}

function check(customer: CustomerRecord, form: URLSearchParams, words: BillingWords): Typed {
  const texts = words.texts.checkout;
  const email = customer.email ?? (form.get('email') ?? '').trim();
  const card = form.get('card') ?? '';
  return {
    email,
    card,
    emailProblem: z.email().max(320).safeParse(email).success ? undefined : texts.emailInvalid,
    cardProblem: Object.hasOwn(texts.cards, card) ? undefined : texts.cardMissing,
  };
}

function checkoutPage(
  ledger: Ledger,
  { customer, session }: { customer: CustomerRecord; session: SessionRecord },
  typed: Typed,
): PageAnswer {
  const { line, mode } = session;
  const words = wordsFor(session.locale);
  const { dollars, day } = words;
  const texts = words.texts.checkout;
  const amount = dollars(line.amount * line.quantity);
  const title = mode === 'subscription' ? texts.subscribe(line.name) : texts.pay(line.name);
  const wrong = typed.emailProblem ?? typed.cardProblem;
  const renews = monthAfter(ledger.now, new Date(ledger.now * 1000).getUTCDate());
  const body = html`
    <h1>${title}</h1>
    <dl class="sums" aria-label="${texts.what}">
      <div>
        <dt>${mode === 'subscription' ? texts.plan(line.name) : line.name}</dt>
        <dd>${mode === 'subscription' ? words.texts.perMonth(amount) : amount}</dd>
      </div>
      <div class="total">
        <dt>${texts.today}</dt>
        <dd>${amount}</dd>
      </div>
    </dl>
    <p class="muted">${mode === 'subscription' ? texts.afterwards(amount, day(renews)) : texts.once}</p>
    <form method="post" action="/billing/checkout/${session.id}" novalidate>
      ${emailField(customer, typed, texts)} ${cardChoice(typed, texts)}
      <button class="primary" type="submit">${texts.submit(amount)}</button>
    </form>
    ${session.cancelUrl ? html`<p><a class="step" href="${session.cancelUrl}">${texts.cancel}</a></p>` : ''}
  `;
  return {
    status: wrong ? 422 : 200,
    page: frame(words, wrong ? `${words.texts.errorPrefix}${title}` : title, body),
    formTarget: new URL(session.successUrl).origin,
  };
}

function emailField(
  { email: known }: CustomerRecord,
  { email, emailProblem }: Typed,
  texts: CheckoutTexts,
): Markup {
  if (known) return html`<p>${texts.emailKnown} <strong class="address">${known}</strong>.</p>`;
  const linked = emailProblem ? 'aria-invalid="true" aria-describedby="email-problem"' : '';
  return html`
    <div class="field">
      <label for="email">${texts.email}</label>
      ${emailProblem ? html`<p class="problem" id="email-problem">${emailProblem}</p>` : ''}
      <input id="email" name="email" value="${email}" autocomplete="email" inputmode="email" ${raw(linked)} />
    </div>
  `;
}

function cardChoice({ card, cardProblem }: Typed, texts: CheckoutTexts): Markup {
  return html`
    <fieldset ${raw(cardProblem ? 'aria-describedby="problem"' : '')}>
      <legend>${texts.card}</legend>
      ${problemNote(cardProblem)}
      ${Object.entries(texts.cards).map(
        ([value, label]) => html`
          <label class="choice">
            <input type="radio" name="card" value="${value}" ${raw(value === card ? 'checked' : '')} />
            <span>${label}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}
