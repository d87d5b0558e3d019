import Stripe from 'stripe';
import { AppError } from '#platform/server/app-error.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Language } from '#platform/shared/languages.ts';
import type { PaidPlan } from '../rules/billing.ts';
import { sayBilling } from './say.ts';
import { syncCustomer } from './sync-customer.ts';

type Wish = { plan: PaidPlan } | { applicationId: string };

/**
 * Closes the open checkouts that stand beside what is wished for, at the provider first, because two that can both be
 * paid would be paid twice: of another plan, or of the same thing on a page in another language. Throws `conflict` when
 * a plan has just been paid at one of them.
 */
export async function expireOthers(
  platform: Pick<Platform, 'billing' | 'database' | 'clock'>,
  userId: string,
  wish: Wish & { language: Language },
): Promise<void> {
  const { billing, database } = platform;
  const open = await database.asSystem('look for checkouts beside a new one', (tx) =>
    tx
      .selectFrom('checkouts')
      .select(['id', 'session_id'])
      .where('user_id', '=', userId)
      .where((eb) =>
        'plan' in wish
          ? eb.and([
              eb('kind', '=', 'plan'),
              eb.or([eb('plan', '<>', wish.plan), eb('language', '<>', wish.language)]),
            ])
          : eb.and([eb('application_id', '=', wish.applicationId), eb('language', '<>', wish.language)]),
      )
      .where('status', '=', 'open')
      .where('provider', '=', billing.mode)
      .execute(),
  );
  for (const { id, session_id } of open) {
    if (session_id && !(await expire(billing.stripe, session_id))) {
      const word = await syncCustomer(platform, userId);
      if ('plan' in wish && word && word.living > 0)
        throw new AppError('conflict', { message: sayBilling((texts) => texts.justBought) });
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
