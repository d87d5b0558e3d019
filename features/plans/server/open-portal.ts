import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { AppError } from '#platform/server/app-error.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import { inLanguage } from '#platform/shared/languages.ts';
import type { openPortal as contract } from '../contract.ts';
import { askingProvider } from './asking-provider.ts';
import { sayBilling, sayPlan } from './say.ts';

/** The provider's page for cards, invoices and the plan. Throws `conflict` for somebody who is no customer. */
export async function openPortal(
  _input: unknown,
  context: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return askingProvider(
    sayPlan((texts) => texts.portalFailed),
    async () => ({ url: await createPortal(context) }),
  );
}

/** Its address, for an hour, in the language of the screen that asked, and back to there. Two of them do no harm, so each gets a key of its own. */
export async function createPortal(
  { platform: { billing, database, env }, person, http }: RequestContext<'person'>,
  flow?: Stripe.BillingPortal.SessionCreateParams.FlowData,
): Promise<string> {
  const row = await database.asSystem('look whose customer somebody is', (tx) =>
    tx
      .selectFrom('billing_customers')
      .select('customer_id')
      .where('user_id', '=', person.userId)
      .where('provider', '=', billing.mode)
      .executeTakeFirst(),
  );
  if (!row?.customer_id)
    throw new AppError('conflict', { message: sayBilling((texts) => texts.nothingBought) });
  const language = languageOf(http);
  const { url } = await billing.stripe.billingPortal.sessions.create(
    {
      customer: row.customer_id,
      locale: language,
      return_url: env.publicUrl + inLanguage(language, '/subscription'),
      ...(flow && { flow_data: flow }),
    },
    { idempotencyKey: randomUUID() },
  );
  return url;
}
