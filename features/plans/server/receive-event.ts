import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { readBody } from '#platform/server/read-body.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { receiveEvent as contract } from '../contract.ts';
import { handleEvent } from './handle-event.ts';

/** Stripe's events are a few kilobytes. */
const maxBytes = 512 * 1024;
/** Older signatures are refused: whoever recorded a request cannot send it again later. */
const toleranceSeconds = 300;

/**
 * Takes an event of the payment provider: checks its signature over the bytes as they came, keeps it under its id, and
 * handles it. 503 where no secret is set, 400 for a signature that does not hold; anything that fails afterwards is a
 * 500, so that the provider sends it again.
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
