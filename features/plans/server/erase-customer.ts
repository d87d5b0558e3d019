import { sql } from 'kysely';
import Stripe from 'stripe';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Task } from '#platform/server/jobs.ts';

/**
 * A job: deletes the customer of an erased account at the payment provider, which ends their plan at once and forgets
 * their card. First goes back what an admin had promised to give back. Runs until it succeeds; running twice does no harm.
 * A customer of a provider that is not in use any more waits until its key is there again; test mode's books are here.
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
  if (due.provider === billing.mode) await deleteThere(billing.stripe, customer_id, due.owed);
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

async function deleteThere(stripe: Stripe, customer: string, owed: string[]): Promise<void> {
  for (const charge of owed)
    await unlessDone(['charge_already_refunded'], () =>
      stripe.refunds.create(
        { charge, reason: 'requested_by_customer' },
        { idempotencyKey: `erase-refund-${charge}` },
      ),
    );
  await unlessDone(['resource_missing'], () => stripe.customers.del(customer));
}

/** Whoever was deleted before is not there any more; what was given back cannot be given back again. */
async function unlessDone(codes: string[], work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || !codes.includes(error.code ?? ''))
      throw error;
  }
}

/** Removes all that the built-in billing kept of a customer, while it is not in use itself: no money was ever in it. */
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
