import { z } from 'zod';
import type { Billing } from '#platform/server/billing/billing.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Task } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { syncCustomer } from './sync-customer.ts';

/** Events after which something may stand otherwise with us. All others are kept and change nothing. */
const telling = /^(checkout\.session|customer\.subscription|invoice|charge|refund)\./;

/** Where an object names its customer, or (a refund) the payment it is about. A customer is one by its own id. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();
const named = z.object({
  data: z.object({
    object: z
      .object({ object: z.string().nullish(), id: reference, customer: reference, payment_intent: reference })
      .transform(({ object, id, customer, payment_intent }) => ({
        customer: object === 'customer' ? id : customer,
        payment: payment_intent,
      })),
  }),
});

type Outcome = 'written' | 'kept' | 'unknown_customer';

/** A job: handles an event that was kept and left, because the process ended or the provider did not answer. */
export const handleLeftEvent: Task<'handle-billing-event'> = ({ event_id }, platform) =>
  handleEvent(platform, event_id);

/**
 * Handles a kept event, once: of several at the same time one writes the outcome, and the others find it. The event only
 * says whom to ask the provider about; nothing in it is believed. A customer whom we do not know is nobody we could ask
 * about (an account that was erased, another shop of the same firm): sending it again would not help.
 */
export async function handleEvent(
  platform: Pick<Platform, 'database' | 'billing' | 'clock'>,
  id: string,
): Promise<void> {
  const { database, billing, clock } = platform;
  const settle = (tx: Tx, outcome: Outcome) =>
    tx
      .updateTable('billing_events')
      .set({ handled_at: clock(), outcome })
      .where('id', '=', id)
      .where('handled_at', 'is', null)
      .execute();

  const userId = await database.asSystem(
    'look whom an event of the billing provider is about',
    async (tx) => {
      const event = await tx
        .selectFrom('billing_events')
        .select(['type', 'payload'])
        .where('id', '=', id)
        .where('provider', '=', billing.mode)
        .where('handled_at', 'is', null)
        .executeTakeFirst();
      if (!event) return undefined;
      const about = named.safeParse(event.payload).data?.data.object;
      const isNamed = Boolean(about?.customer || about?.payment);
      const known = isNamed ? await findPerson(tx, billing.mode, about) : undefined;
      const tells = telling.test(event.type) && isNamed;
      if (known) {
        const of = { user_id: known.user_id };
        await tx.updateTable('billing_events').set(of).where('id', '=', id).execute();
        if (tells) return known.user_id;
      } else if (isNamed) {
        // Of somebody who is not with us any more, or never was, nothing is kept but that it came.
        await tx.updateTable('billing_events').set({ payload: '{}' }).where('id', '=', id).execute();
      }
      await settle(tx, tells ? 'unknown_customer' : 'kept');
      return undefined;
    },
  );
  if (!userId) return;
  await syncCustomer(platform, userId, {
    alsoWrite: async (tx) => {
      await settle(tx, 'written');
    },
  });
}

async function findPerson(
  tx: Tx,
  provider: Billing['mode'],
  about: { customer?: string | null; payment?: string | null } | undefined,
): Promise<{ user_id: string } | undefined> {
  const { customer, payment } = about ?? {};
  if (!customer)
    return tx
      .selectFrom('payments')
      .select('user_id')
      .where('payment_intent', '=', payment ?? '')
      .where('provider', '=', provider)
      .executeTakeFirst();
  return tx
    .selectFrom('billing_customers')
    .select('user_id')
    .where('customer_id', '=', customer)
    .where('provider', '=', provider)
    .executeTakeFirst();
}
