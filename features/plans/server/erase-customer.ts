import { sql } from 'kysely';
import Stripe from 'stripe';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Task } from '#platform/server/jobs.ts';

/**
 * A job: deletes an erased account's customer at the payment provider, which ends the plan and forgets the card, after
 * making the refunds that an admin had promised. Retried until it succeeds; repeating is harmless. Stripe's customers wait
 * while no key for Stripe is set; test mode's are rows of ours.
 */
export const eraseCustomer: Task<'erase-customer'> = async ({ customer_id }, { database, billing, log }) => {
  const due = await database.asSystem('look whether a customer is to be erased', (tx) =>
    tx
      .selectFrom('billing_erasures')
      .select(['provider', 'owed'])
      .where('customer_id', '=', customer_id)
      .executeTakeFirst(),
  );
  if (!due) return;
  if (due.provider === billing.mode) await deleteAtProvider(billing.stripe, customer_id, due.owed);
  else if (due.provider === 'stripe') {
    log.warn({ customer: customer_id }, 'a customer of Stripe is to be erased, and no key for it is set');
    return;
  }
  await database.asSystem('note that a customer was erased', async (tx) => {
    if (due.provider !== billing.mode) await forgetTestCustomer(tx, customer_id);
    const erased = await tx
      .deleteFrom('billing_erasures')
      .where('customer_id', '=', customer_id)
      .returning('provider')
      .executeTakeFirst();
    if (!erased) return;
    await recordAudit(tx, {
      action: 'customer.erased',
      subject: { type: 'customer', id: customer_id },
      details: { provider: erased.provider },
    });
  });
};

async function deleteAtProvider(stripe: Stripe, customer: string, owed: string[]): Promise<void> {
  for (const charge of owed)
    await ignoreErrors(['charge_already_refunded'], () =>
      stripe.refunds.create(
        { charge, reason: 'requested_by_customer' },
        { idempotencyKey: `erase-refund-${charge}` },
      ),
    );
  await ignoreErrors(['resource_missing'], () => stripe.customers.del(customer));
}

/** Repeating a deletion or a refund fails with one of `codes`. */
async function ignoreErrors(codes: string[], work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || !codes.includes(error.code ?? ''))
      throw error;
  }
}

/** Removes what the built-in billing kept of a customer while it is not in use. No real money was in it. */
async function forgetTestCustomer(tx: Tx, customer: string): Promise<void> {
  await tx
    .deleteFrom('billing_provider_state')
    .where((eb) =>
      eb.or([
        eb('customer', '=', customer),
        sql<boolean>`customer is null and strpos(payload::text, ${customer}) > 0`,
      ]),
    )
    .execute();
}
