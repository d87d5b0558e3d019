import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Checkouts } from '#db/generated/types.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { askedBy } from '#platform/server/asked-by.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { lockPerson } from './lock-person.ts';
import { type CheckoutRow, openSession } from './open-session.ts';

type Wish = Pick<Insertable<Checkouts>, 'kind' | 'amount' | 'currency'> & {
  plan?: 'standard' | 'premium';
  applicationId?: string;
  /** Looks once more, under the lock, whether it may be bought. Throws what refuses it. */
  check?(tx: Tx): Promise<void>;
};

/** A session of the provider lasts 24 hours; one that ends while somebody types a card number helps nobody. */
const reuseHours = 23;

/**
 * Answers the provider's page where something is paid. An open one for the same thing is given again: pressing twice, in
 * two tabs or after a crash, is once.
 *
 * The row comes first and is committed, then the provider is asked with a key made of the row's id, then its answer is
 * written down. A process that ends in between leaves an open row without an address; the next press finds that row and
 * asks with the same key, and the provider answers the session that it made. So no transaction waits for the provider,
 * and there is never a second session for one row.
 */
export async function beginCheckout(context: RequestContext<'person'>, wish: Wish): Promise<string> {
  const { platform, person } = context;
  const { checkout, customerId } = await platform.database.asSystem(
    'begin a checkout',
    async (tx) => {
      await lockPerson(tx, person.userId);
      await wish.check?.(tx);
      const customerId = await findOrAddCustomer(tx, context);
      return { checkout: (await findOpen(tx, context, wish)) ?? (await add(tx, context, wish)), customerId };
    },
    askedBy(person),
  );
  return checkout.url ?? openSession(platform, { checkout, customerId, person });
}

/**
 * The row comes before its customer, as the place where the id is written down. Where the provider refuses, it stays
 * without one, and is nobody's customer: whatever asks, charges or erases looks at rows with an id alone (decision 0047), and
 * the next press goes on from it.
 */
async function findOrAddCustomer(
  tx: Tx,
  { platform: { billing }, person }: RequestContext<'person'>,
): Promise<string | null> {
  const key = { user_id: person.userId, provider: billing.mode };
  await tx
    .insertInto('billing_customers')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { customer_id } = await tx
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', key.user_id)
    .where('provider', '=', key.provider)
    .executeTakeFirstOrThrow();
  return customer_id;
}

/** Closes what is too old, or would be paid at a price that has changed since. */
async function findOpen(
  tx: Tx,
  { platform, person }: RequestContext<'person'>,
  { kind, plan, applicationId, amount, currency }: Wish,
): Promise<CheckoutRow | undefined> {
  const { mode } = platform.billing;
  const row = await tx
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', person.userId)
    .where('kind', '=', kind)
    .where('plan', 'is not distinct from', plan ?? null)
    .where('application_id', 'is not distinct from', applicationId ?? null)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const freshSince = new Date(platform.clock().getTime() - reuseHours * 3_600_000);
  const fits = row.amount === amount && row.currency === currency && row.provider === mode;
  if (fits && row.created_at > freshSince) return row;
  await tx.updateTable('checkouts').set({ status: 'expired' }).where('id', '=', row.id).execute();
  return undefined;
}

async function add(
  tx: Tx,
  { platform, person, requestId, countedVisitor, http }: RequestContext<'person'>,
  { kind, plan, applicationId, amount, currency }: Wish,
): Promise<CheckoutRow> {
  const visitor_id = countedVisitor();
  const row = await tx
    .insertInto('checkouts')
    .values({
      id: randomUUID(),
      user_id: person.userId,
      kind,
      plan: plan ?? null,
      application_id: applicationId ?? null,
      provider: platform.billing.mode,
      amount,
      currency,
      language: languageOf(http),
      visitor_id: visitor_id ?? null,
      created_at: platform.clock(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAudit(tx, {
    action: 'checkout.begun',
    subject: { type: 'checkout', id: row.id },
    ownerId: person.userId,
    requestId,
    details: { kind, plan: plan ?? null, application_id: applicationId ?? null },
  });
  if (visitor_id && plan)
    await enqueue(tx, 'record-conversion', {
      type: 'checkout_started',
      user_id: person.userId,
      visitor_id,
      plan,
    });
  return row;
}
