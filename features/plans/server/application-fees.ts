import type { ApplicationFees, PaidFee } from '#features/applications/contract/application-fees.ts';
import { readSettings } from '#features/settings/server/settings.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { languageOf } from '#platform/server/http/request.ts';
import { auditActor, type RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { together } from '#platform/shared/together.ts';
import type { payApplicationFee as contract } from '../contract.ts';
import { billingMessage, planMessage, withBillingErrors } from './billing-errors.ts';
import { beginCheckout } from './checkout.ts';
import { expireOthers } from './checkout-session.ts';
import { syncCustomer } from './sync.ts';

/**
 * Returns the page where an application's fee is paid, once. Throws `not_found`, also for another person's application,
 * and `conflict` where no fee is asked or it is paid.
 */
export async function payApplicationFee(
  { body: { application_id } }: Parsed<typeof contract>,
  context: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const { platform, person, transaction } = context;
  const fee = await transaction(async (tx) => {
    await requireUnpaid(tx, person.userId, application_id);
    return (await readSettings(tx)).application_fee;
  });
  if (fee <= 0) throw new AppError('conflict', { message: billingMessage((texts) => texts.noFee) });
  return withBillingErrors(
    planMessage((texts) => texts.checkoutFailed),
    async () => {
      // The event of a recent payment may still be on its way.
      await syncCustomer(platform, person.userId, { askedBy: auditActor(person) });
      const language = languageOf(context.http);
      await expireOthers(platform, person.userId, { applicationId: application_id, language });
      const url = await beginCheckout(context, {
        kind: 'application_fee',
        applicationId: application_id,
        amount: Math.round(fee * 100),
        currency: 'USD',
        check: (tx) => requireUnpaid(tx, person.userId, application_id),
      });
      return { url };
    },
  );
}

async function requireUnpaid(tx: Tx, userId: string, id: string): Promise<void> {
  const application = await tx
    .selectFrom('visa_applications')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!application) throw new AppError('not_found');
  const paid = await tx
    .selectFrom('checkouts')
    .select('id')
    .where('application_id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'complete')
    .executeTakeFirst();
  if (paid) throw new AppError('conflict', { message: billingMessage((texts) => texts.feePaid) });
}

/** The fee of an application today, and what the person paid for theirs. */
export async function readApplicationFees(tx: Tx, userId: string): Promise<ApplicationFees> {
  const { settings, paid } = await together({ settings: readSettings(tx), paid: readPaidFees(tx, userId) });
  return { asked: Math.round(settings.application_fee * 100), paid };
}

/** The fees a person paid, oldest first. A refunded fee counts as not paid. */
export async function readPaidFees(tx: Tx, userId: string): Promise<PaidFee[]> {
  const rows = await tx
    .selectFrom('payments')
    .select(['application_id', 'amount', 'currency', 'paid_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'application_fee')
    .where('application_id', 'is not', null)
    .where((eb) => eb('refunded_amount', '<', eb.ref('amount')))
    .orderBy('paid_at')
    .$narrowType<{ application_id: string }>()
    .execute();
  return rows.map((row) => ({ ...row, paid_at: row.paid_at.toISOString() }));
}
