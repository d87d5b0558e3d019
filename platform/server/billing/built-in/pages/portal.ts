import { testBillingTexts } from '#platform/shared/texts/test-billing.ts';
import { inLedger, type Ledger, type LedgerDeps, lockCustomer } from '../ledger.ts';
import { presentSubscription } from '../present.ts';
import { ApiError } from '../protocol.ts';
import type { PortalRecord, SubscriptionRecord } from '../records.ts';
import {
  changePrice,
  giveUp,
  lockSubscription,
  offeredPlans,
  retryPayment,
  saveAndTell,
  turnPeriod,
} from '../subscription.ts';
import { wordsFor } from '../words.ts';
import { notePage, type PageAnswer } from './frame.ts';
import { confirmPage, type Doing, portalPage, type Visit } from './portal-page.ts';

/** The portal, or the page that confirms one change. Returns nothing for an unknown address. */
export function showPortal(
  deps: LedgerDeps,
  id: string,
  step: string | undefined,
  query: URLSearchParams,
): Promise<PageAnswer | undefined> {
  return inLedger(deps, async (ledger) => {
    const visit = await enter(ledger, id);
    if (!visit || 'status' in visit) return visit;
    const { portal, subscription } = visit;
    if (portal.flow && step === undefined) {
      const over = portal.flow.done || subscription?.id !== portal.flow.subscription;
      if (over || !subscription || !isOffered(ledger, subscription, portal.flow.price))
        return overPage(portal);
      return confirmPage(ledger, { ...visit, subscription }, portal.flow.price);
    }
    if (step === 'change' && subscription) {
      const price = query.get('price') ?? '';
      if (!isOffered(ledger, subscription, price)) return { redirect: `/billing/portal/${id}` };
      return confirmPage(ledger, { ...visit, subscription }, price);
    }
    return step === undefined ? portalPage(ledger, visit, doneOf(query.get('done'))) : undefined;
  });
}

/** Does what one form of the portal asks for, then shows the portal again or goes back to the seller. */
export async function actInPortal(
  deps: LedgerDeps,
  id: string,
  step: string,
  form: URLSearchParams,
): Promise<PageAnswer | undefined> {
  const doing = doneOf(step);
  if (!doing) return undefined;
  return inLedger(deps, async (ledger): Promise<PageAnswer | undefined> => {
    const visit = await enter(ledger, id);
    if (!visit || 'status' in visit) return visit;
    if (doing === 'change') return change(ledger, visit, form.get('price') ?? '');
    // A visit for one change is for nothing else.
    if (visit.portal.flow) return undefined;
    const done = await act(ledger, visit, doing);
    return { redirect: `/billing/portal/${id}${done ? `?done=${doing}` : ''}` };
  }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 402) throw error;
    return inLedger(deps, async (ledger) => {
      const visit = await enter(ledger, id);
      if (!visit || 'status' in visit || !visit.subscription) return undefined;
      const { portal, subscription } = visit;
      const { declined } = wordsFor(portal.locale).texts.portal.confirm;
      return confirmPage(ledger, { ...visit, subscription }, form.get('price') ?? '', declined);
    });
  });
}

/** The visit with its customer locked; a page instead of it when its time is over. */
async function enter(
  ledger: Ledger,
  id: string,
): Promise<Visit | Extract<PageAnswer, { status: number }> | undefined> {
  const seen = await ledger.find('portal', id);
  if (!seen) return undefined;
  const found = await ledger.find('customer', seen.customer);
  if (seen.expiresAt <= ledger.now || !found || found.deleted) return overPage(seen);
  const customer = await lockCustomer(ledger, seen.customer);
  const portal = (await ledger.lock('portal', id)) ?? seen;
  const [newest] = await ledger.list('subscription', {
    customer: customer.id,
    without: { status: 'canceled' },
    limit: 1,
  });
  const locked = newest && (await lockSubscription(ledger, newest.id));
  return { portal, customer: locked?.customer ?? customer, subscription: locked?.subscription };
}

function overPage({ returnUrl, locale }: PortalRecord) {
  const words = wordsFor(locale);
  const { over, goBack } = words.texts.portal;
  return { status: 410, page: notePage(words, over, { href: returnUrl, label: goBack }) };
}

const doneOf = (name: string | null): Doing | undefined =>
  name !== null && Object.hasOwn(testBillingTexts.portal.done, name) ? (name as Doing) : undefined;

const isOffered = (ledger: Ledger, subscription: SubscriptionRecord, price: string) =>
  offeredPlans(ledger, subscription).some(({ id }) => id === price);

/** Pressing twice changes once: the second finds the subscription on its new price. */
async function change(
  ledger: Ledger,
  { portal, customer, subscription }: Visit,
  price: string,
): Promise<PageAnswer | undefined> {
  const { flow } = portal;
  const end = {
    redirect: flow ? (flow.returnTo ?? portal.returnUrl) : `/billing/portal/${portal.id}?done=change`,
  };
  if (flow && (price !== flow.price || subscription?.id !== flow.subscription)) return overPage(portal);
  if (flow?.done || subscription?.price === price) return end;
  if (!subscription || !isOffered(ledger, subscription, price)) {
    return flow ? overPage(portal) : { redirect: `/billing/portal/${portal.id}` };
  }
  const { items, latest_invoice } = presentSubscription(ledger, subscription);
  customer.locale = portal.locale ?? customer.locale;
  await changePrice(ledger, customer, subscription, { price, proration: 'always_invoice', strict: true });
  await saveAndTell(ledger, subscription, { items, latest_invoice });
  if (flow) await ledger.save('portal', { ...portal, flow: { ...flow, done: true } });
  return end;
}

/** Returns whether anything was done: a second press finds it done. */
async function act(
  ledger: Ledger,
  { customer, subscription }: Visit,
  doing: Exclude<Doing, 'change'>,
): Promise<boolean> {
  if (doing === 'fail' || doing === 'work') {
    customer.card = doing === 'work' ? 'works' : 'declined';
    await ledger.save('customer', customer);
    if (doing === 'work' && subscription?.status === 'past_due') {
      await retryPayment(ledger, customer, subscription);
      await saveAndTell(ledger, subscription, { status: 'past_due' });
    }
    return true;
  }
  if (!subscription) return false;
  if (doing === 'month') {
    await turnPeriod(ledger, customer, subscription);
    return true;
  }
  if (doing === 'end') {
    if (subscription.status === 'past_due') await giveUp(ledger, subscription);
    return subscription.status === 'canceled';
  }
  const cancel = doing === 'cancel';
  if (subscription.cancelAtPeriodEnd === cancel) return true;
  subscription.cancelAtPeriodEnd = cancel;
  subscription.canceledAt = cancel ? ledger.now : null;
  await saveAndTell(ledger, subscription, { cancel_at_period_end: !cancel });
  return true;
}
