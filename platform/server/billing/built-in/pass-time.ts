import { inLedger, type LedgerDeps } from './ledger.ts';
import { lockSession } from './pay-session.ts';
import { lockSubscription, turnPeriod } from './turn-period.ts';

/** How long an answer is kept for its idempotency key; Stripe's own time. */
const requestSeconds = 24 * 60 * 60;
/** How long events are kept; Stripe's own time is 30 days. */
const eventSeconds = 30 * 24 * 60 * 60;

/**
 * What happens by itself: subscriptions whose month is over are charged or end, checkouts that waited too long expire, old
 * answers and events go. Each in a transaction of its own; running it twice changes nothing.
 */
export async function passTime(deps: LedgerDeps): Promise<void> {
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
