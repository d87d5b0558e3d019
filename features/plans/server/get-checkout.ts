import { AppError } from '#platform/server/app-error.ts';
import { askedBy } from '#platform/server/asked-by.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { getCheckout as contract } from '../contract.ts';
import type { PaidPlan } from '../rules/billing.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * What became of a checkout of the caller. People come back before the provider's event does, so while it is open the
 * provider is asked; when it does not answer, what we know is answered.
 */
export async function getCheckout(
  { params: { id } }: Parsed<typeof contract>,
  { platform, person, transaction, requestId }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const read = () => transaction((tx) => readCheckout(tx, person.userId, id));
  const known = await read();
  if (known.status !== 'open') return known;
  try {
    await syncCustomer(platform, person.userId, { askedBy: askedBy(person) });
  } catch (err) {
    platform.log.warn({ err, requestId }, 'the billing provider could not be asked about a checkout');
    return known;
  }
  return read();
}

/** Throws `not_found`, for somebody else's as for none. */
async function readCheckout(tx: Tx, userId: string, id: string): Promise<Output<typeof contract>> {
  const row = await tx
    .selectFrom('checkouts')
    .select(['status', 'kind', 'plan', 'amount', 'currency', 'payment_intent'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  const { payment_intent, ...checkout } = row;
  const current = row.plan && row.status === 'complete' ? await readCurrent(tx, userId, row.plan) : undefined;
  const payment = payment_intent
    ? await tx
        .selectFrom('payments')
        .select('receipt_url')
        .where('user_id', '=', userId)
        .where('payment_intent', '=', payment_intent)
        .executeTakeFirst()
    : undefined;
  return {
    ...checkout,
    is_current: current !== undefined,
    next_charge_at: current?.next_charge_at?.toISOString() ?? null,
    receipt_url: payment?.receipt_url ?? null,
  };
}

/** The page of a purchase stays open, and is opened again, after the plan has changed or ended. */
async function readCurrent(
  tx: Tx,
  userId: string,
  bought: PaidPlan,
): Promise<{ next_charge_at: Date | null } | undefined> {
  const row = await tx
    .selectFrom('subscriptions')
    .select(['subscription_end', 'is_live', 'cancel_at_period_end', 'paused_at', 'grace_until'])
    .where('user_id', '=', userId)
    .where('subscription_plan', '=', bought)
    .where('subscription_status', '=', 'active')
    .executeTakeFirst();
  if (!row) return undefined;
  const charges = row.is_live && !row.cancel_at_period_end && !row.paused_at && !row.grace_until;
  return { next_charge_at: charges ? row.subscription_end : null };
}
