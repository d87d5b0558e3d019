import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';

/** Removes all that the built-in billing kept of a customer, while it is not in use itself: no money was ever in it. */
export async function forgetTestCustomer(tx: Tx, customer: string): Promise<void> {
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
