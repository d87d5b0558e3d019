import { AppError } from '#platform/server/app-error.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { InBoth } from '#platform/server/say.ts';
import { inLanguage } from '#platform/shared/languages.ts';
import type { PaidPlan } from '../rules/billing.ts';
import { createPortal } from './open-portal.ts';
import type { SubscriptionWord } from './provider-word.ts';
import { sayBilling } from './say.ts';

/**
 * The provider's page that confirms a change of plan, with what it costs today. Whose payment failed gets the page where
 * that is made up for first. Throws `conflict` where a change makes no sense now.
 */
export async function openChange(
  context: RequestContext<'person'>,
  subscription: SubscriptionWord,
  plan: PaidPlan,
): Promise<string> {
  const refuse = (message: InBoth) => new AppError('conflict', { message });
  const { state, endsAt, pause, id, item } = subscription;
  if (state === 'late') return createPortal(context);
  if (subscription.plan === plan) throw refuse(sayBilling((texts) => texts.samePlan));
  if (endsAt) throw refuse(sayBilling((texts) => texts.endingFirst));
  if (pause) throw refuse(sayBilling((texts) => texts.pausedFirst));
  const { billing, env } = context.platform;
  const return_url = env.publicUrl + inLanguage(languageOf(context.http), '/subscription?plan=changed');
  return createPortal(context, {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: id,
      items: [{ id: item, price: billing.prices[plan], quantity: 1 }],
    },
    after_completion: { type: 'redirect', redirect: { return_url } },
  });
}
