import { z } from 'zod';
import { AppError } from '#platform/server/app-error.ts';
import type { Billing } from '#platform/server/billing/billing.ts';
import type { Tx } from '#platform/server/database.ts';
import { readBody } from '#platform/server/http/read-input.ts';
import type { Task } from '#platform/server/jobs.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { receiveEvent as contract } from '../contract.ts';
import { syncCustomer } from './sync.ts';

/** Stripe's events are a few kilobytes. */
const maxBytes = 512 * 1024;

/** Older signatures are refused, against replay. */
const toleranceSeconds = 300;

/**
 * Receives an event of the payment provider: checks its signature over the raw bytes, stores it under its id, and handles
 * it. 503 without a configured secret, 400 for a wrong signature; a later failure is a 500, so that the provider retries.
 */
export async function receiveEvent(
  _input: Parsed<typeof contract>,
  { platform, http, requestId }: RequestContext<'public'>,
): Promise<Output<typeof contract>> {
  const { billing, database, clock, log } = platform;
  if (!billing.webhookSecret) throw new AppError('unavailable', { details: { retry_after: 3600 } });
  const body = await readBody(http.req.raw, maxBytes);
  const event = await billing.stripe.webhooks
    .constructEventAsync(
      body,
      http.req.header('stripe-signature') ?? '',
      billing.webhookSecret,
      toleranceSeconds,
      undefined,
      clock().getTime(),
    )
    .catch((): never => {
      log.warn({ requestId }, 'an event of the billing provider was not signed by it');
      throw new AppError('bad_request');
    });
  if (typeof event.id !== 'string' || event.object !== 'event') throw new AppError('bad_request');
  await database.asSystem('keep an event of the billing provider', (tx) =>
    tx
      .insertInto('billing_events')
      .values({
        id: event.id,
        provider: billing.mode,
        type: event.type,
        payload: body.toString('utf8'),
        created_at: new Date(event.created * 1000),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
  try {
    await handleEvent(platform, event.id);
  } catch (cause) {
    throw new AppError('internal', { cause });
  }
  return { received: true };
}

/** Events that may change a row; all others are only kept. */
const relevantTypes = /^(checkout\.session|customer\.subscription|invoice|charge|refund)\./;

/** An id, or an expanded object. An event's object names its customer, is one, or (a refund) names its payment. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

const eventSubject = z.object({
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

/** A job: handles a stored event after a crash or a failure of the provider. */
export const handleLeftEvent: Task<'handle-billing-event'> = ({ event_id }, platform) =>
  handleEvent(platform, event_id);

/**
 * Handles a stored event, once: of parallel runs one writes the outcome. The event only says which customer to ask the
 * provider about; nothing else in it is believed. An unknown customer (of an erased account, or another shop of the firm)
 * is not an error: sending it again would not help.
 */
async function handleEvent(
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
      const about = eventSubject.safeParse(event.payload).data?.data.object;
      const isNamed = Boolean(about?.customer || about?.payment);
      const known = isNamed ? await findPerson(tx, billing.mode, about) : undefined;
      const isRelevant = relevantTypes.test(event.type) && isNamed;
      if (known) {
        await tx.updateTable('billing_events').set(known).where('id', '=', id).execute();
        if (isRelevant) return known.user_id;
      } else if (isNamed) {
        // Nothing about strangers and erased people is kept but that the event came.
        await tx.updateTable('billing_events').set({ payload: '{}' }).where('id', '=', id).execute();
      }
      await settle(tx, isRelevant ? 'unknown_customer' : 'kept');
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
