import { AppError } from '#platform/server/app-error.ts';
import { askedBy } from '#platform/server/asked-by.ts';
import type { Tx } from '#platform/server/database.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { createCheckout as contract } from '../contract.ts';
import { planPrices } from '../rules/conversion-values.ts';
import { askingProvider } from './asking-provider.ts';
import { beginCheckout } from './begin-checkout.ts';
import { expireOthers } from './expire-others.ts';
import { openChange } from './open-change.ts';
import { sayBilling, sayPlan } from './say.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * The page where a plan is bought. Whoever has one already gets the page that changes it: there is never a second
 * subscription. What they have is asked of the provider first, because an event of a minute ago may still be on its way.
 */
export async function createCheckout(
  { body: { plan } }: Parsed<typeof contract>,
  context: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const { platform, person } = context;
  return askingProvider(
    sayPlan((texts) => texts.checkoutFailed),
    async () => {
      const word = await syncCustomer(platform, person.userId, { askedBy: askedBy(person) });
      const { subscription } = word ?? {};
      if (subscription && subscription.state !== 'ended')
        return { url: await openChange(context, subscription, plan) };
      await expireOthers(platform, person.userId, { plan, language: languageOf(context.http) });
      const price = { amount: planPrices[plan] * 100, currency: 'USD' };
      const check = (tx: Tx) => refuseSecond(tx, person.userId);
      return { url: await beginCheckout(context, { kind: 'plan', plan, ...price, check }) };
    },
  );
}

/** An event may have brought a plan since the provider was asked. */
async function refuseSecond(tx: Tx, userId: string): Promise<void> {
  const row = await tx
    .selectFrom('subscriptions')
    .select('is_live')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row?.is_live) throw new AppError('conflict', { message: sayBilling((texts) => texts.justBought) });
}
