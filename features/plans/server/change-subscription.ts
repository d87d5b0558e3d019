import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Actor } from '#platform/server/actor.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { billingMessage } from './billing-errors.ts';
import type { PlanRow } from './subscription.ts';
import { syncCustomer } from './sync.ts';

export type Wish = 'end' | 'keep' | 'pause' | 'resume';

/** Returns the change to make at the provider, or null for none; throws the refusal. No row: there is no live plan. */
export type Decide = (
  row: PlanRow | undefined,
  tx: Tx,
  now: Date,
) => Promise<Stripe.SubscriptionUpdateParams | null>;

interface Change {
  wish: Wish;
  decide: Decide;
  /** The actor in the audit log. */
  askedBy?: Actor;
  /** The idempotency key of a job that may run again. A person's press has a new one: the old answer would be repeated. */
  keyOf?: (row: PlanRow) => string;
}

type Deps = Pick<Platform, 'database' | 'billing' | 'clock'>;

/** Longer than the provider's client tries to change a subscription and to read it again: 45 s each. */
const leaseSeconds = 120;

/** How long a person waits for the change before theirs. */
const patience = { everyMs: 100, tries: 200 };

/**
 * Changes a person's subscription at the provider, one change at a time, then writes what the provider says. Returns
 * whether there was something to change; throws what `decide` and the provider throw, and `conflict` where the change
 * before it takes too long.
 *
 * The customer's row keeps a lease instead of a lock, because no transaction may wait for the provider (decision 0040). A
 * press of what another press is doing already waits for that one and does no more: the second of two presses of Cancel,
 * arriving late, would undo the Keep that came after the first.
 */
export async function changeSubscription(deps: Deps, userId: string, change: Change): Promise<boolean> {
  const lease = await waitForLease(deps, userId, change);
  if (!lease) return false;
  try {
    await deps.billing.stripe.subscriptions.update(lease.subscription, lease.update, {
      idempotencyKey: lease.key,
    });
    await syncCustomer(deps, userId, {
      askedBy: change.askedBy,
      alsoWrite: (tx) => release(tx, lease.id, 'done'),
    });
  } catch (error) {
    await deps.database.asSystem('end a change of a plan that failed', (tx) =>
      release(tx, lease.id, 'failed'),
    );
    throw error;
  }
  return true;
}

interface Lease {
  id: string;
  subscription: string;
  update: Stripe.SubscriptionUpdateParams;
  key: string;
}

async function waitForLease(deps: Deps, userId: string, change: Change): Promise<Lease | null> {
  /** The same change, made by another press. */
  let joined: string | undefined;
  for (let tries = 0; tries < patience.tries; tries++) {
    const found = await takeLease(deps, userId, { ...change, joined });
    if (!found || !('busy' in found)) return found;
    if (found.wish === change.wish) joined = found.busy;
    await delay(patience.everyMs);
  }
  throw new AppError('conflict', { message: billingMessage((texts) => texts.changing) });
}

/** Decides under the customer's lock. Returns null where nothing is to be done, or the lease of the change under way. */
function takeLease(
  { database, billing, clock }: Deps,
  userId: string,
  { wish, decide, keyOf, joined }: Change & { joined: string | undefined },
): Promise<Lease | { busy: string; wish: string | null } | null> {
  return database.asSystem('begin a change of a plan', async (tx) => {
    const customer = await tx
      .selectFrom('billing_customers')
      .select(['change_id', 'change_wish'])
      .select(sql<boolean>`coalesce(change_until > clock_timestamp(), false)`.as('is_busy'))
      .where('user_id', '=', userId)
      .where('provider', '=', billing.mode)
      .forUpdate()
      .executeTakeFirst();
    if (customer?.change_id && customer.is_busy)
      return joined && joined !== customer.change_id
        ? null
        : { busy: customer.change_id, wish: customer.change_wish };
    // One that failed, or whose process ended, is still named here: a press that waited for it makes it.
    if (joined && customer?.change_id !== joined) return null;
    const found = await tx
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('provider', '=', billing.mode)
      .where('is_live', '=', true)
      .where('provider_subscription_id', 'is not', null)
      .executeTakeFirst();
    const update = await decide(found, tx, clock());
    if (!update || !found?.provider_subscription_id) return null;
    const id = randomUUID();
    await tx
      .updateTable('billing_customers')
      .set({
        change_id: id,
        change_wish: wish,
        change_until: sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`,
      })
      .where('user_id', '=', userId)
      .where('provider', '=', billing.mode)
      .execute();
    return { id, subscription: found.provider_subscription_id, update, key: keyOf?.(found) ?? randomUUID() };
  });
}

/** A failed change stays named, so that a press that waited for it knows. */
async function release(tx: Tx, id: string, how: 'done' | 'failed'): Promise<void> {
  await tx
    .updateTable('billing_customers')
    .set(how === 'done' ? { change_id: null, change_wish: null, change_until: null } : { change_until: null })
    .where('change_id', '=', id)
    .execute();
}
