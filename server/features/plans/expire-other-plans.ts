import Stripe from 'stripe';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { say } from '../../platform/say.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Closes the open checkouts of other plans, at the provider first: two that can both be paid would make two
 * subscriptions. Throws `conflict` when one of them has just been paid.
 */
export async function expireOtherPlans(
  platform: Pick<Platform, 'billing' | 'database' | 'clock'>,
  userId: string,
  plan: 'standard' | 'premium',
): Promise<void> {
  const { billing, database } = platform;
  const open = await database.asSystem('look for checkouts of other plans', (tx) =>
    tx
      .selectFrom('checkouts')
      .select(['id', 'session_id'])
      .where('user_id', '=', userId)
      .where('kind', '=', 'plan')
      .where('plan', '<>', plan)
      .where('status', '=', 'open')
      .where('provider', '=', billing.mode)
      .execute(),
  );
  for (const { id, session_id } of open) {
    if (session_id && !(await expire(billing.stripe, session_id))) {
      const word = await syncCustomer(platform, userId);
      if (word && word.living > 0)
        throw new AppError('conflict', { message: say.billing((texts) => texts.justBought) });
    }
    await database.asSystem('close a checkout', (tx) =>
      tx
        .updateTable('checkouts')
        .set({ status: 'expired' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute(),
    );
  }
}

/** False when it was not open any more. */
async function expire(stripe: Stripe, session: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(session, {}, { idempotencyKey: `expire-${session}` });
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    throw error;
  }
}
