import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database.ts';
import type { Log } from '../../log.ts';
import type { PaidPlan } from '../billing.ts';
import { billingApi } from './api/answer-api.ts';
import { catalogueOf, type PlansOnSale } from './catalogue.ts';
import { deliverEvent } from './events.ts';
import { inLedger, type LedgerDeps } from './ledger.ts';
import { billingPages } from './pages/answer-pages.ts';
import { lockSession } from './pay-session.ts';
import { lockSubscription, turnPeriod } from './subscription.ts';

/** What one built-in provider is made of; there may be several (in the tests, beside the product's own). */
interface ProviderSettings {
  database: Database;
  clock: Clock;
  log: Log;
  /** Where its pages are reached, without a slash at the end; they answer nowhere else. */
  publicUrl: string;
  origins: readonly string[];
  hosts: ReadonlySet<string>;
  /** The ids under which it sells the plans. */
  prices: Record<PaidPlan, string>;
  sold: PlansOnSale;
  secretKey: string;
  webhookSecret: string;
  /** Where it sends its events. */
  webhookUrl: () => string;
  /** Hears of every event in its transaction; see `deliverEvent`. */
  announce: (tx: Tx, eventId: string) => Promise<void>;
}

interface BuiltInProvider {
  /** Stripe's protocol, below `/v1`. */
  api: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Checkout, portal and receipts, below `/billing`. */
  pages: RequestListener;
  /** Sends an event unless it was taken already. @throws unless it was taken. */
  deliverEvent(id: string): Promise<void>;
  /** Lets happen what is due by now. */
  passTime(): Promise<void>;
}

/** A provider of payments in which no money moves, behind Stripe's protocol. */
export function createBuiltInProvider(settings: ProviderSettings): BuiltInProvider {
  const { log, origins, hosts, secretKey, webhookSecret } = settings;
  const deps: LedgerDeps = { ...settings, catalogue: catalogueOf(settings.prices, settings.sold) };
  return {
    api: billingApi({ ...deps, secretKey, log }),
    pages: billingPages({ ...deps, origins, hosts, log }),
    deliverEvent: (id) => deliverEvent(deps, id, { webhookUrl: settings.webhookUrl(), webhookSecret }),
    passTime: () => passTime(deps),
  };
}

/** How long an answer is kept for its idempotency key; Stripe's own time. */
const requestSeconds = 24 * 60 * 60;

/** How long events are kept; Stripe's own time is 30 days. */
const eventSeconds = 30 * 24 * 60 * 60;

/**
 * What happens by itself: subscriptions whose month is over are charged or end, checkouts that waited too long expire, old
 * answers and events go. Each in a transaction of its own; running it twice changes nothing.
 */
async function passTime(deps: LedgerDeps): Promise<void> {
  const due = await inLedger(deps, async (ledger) => {
    const living = await ledger.list('subscription', { without: { status: 'canceled' } });
    const open = await ledger.list('session', { where: { status: 'open' } });
    await ledger.remove('request', ledger.now - requestSeconds);
    await ledger.remove('event', ledger.now - eventSeconds);
    return {
      subscriptions: living.filter(({ periodEnd }) => periodEnd <= ledger.now),
      sessions: open.filter(({ expiresAt }) => expiresAt <= ledger.now),
    };
  });
  for (const { id } of due.sessions) await inLedger(deps, (ledger) => lockSession(ledger, id));
  for (const { id } of due.subscriptions) {
    await inLedger(deps, async (ledger) => {
      const locked = await lockSubscription(ledger, id);
      if (!locked || locked.subscription.periodEnd > ledger.now) return;
      await turnPeriod(ledger, locked.customer, locked.subscription);
    });
  }
}
