import type { Actor } from '#platform/server/actor.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ProviderWord } from './provider-word.ts';
import { readWord } from './read-word.ts';
import { writeWord } from './write-word.ts';

/**
 * Asks the provider how everything of a person stands, and writes it down. Answers its word, or undefined for somebody
 * who is no customer there. Throws what the provider's client throws; then nothing is written.
 *
 * No transaction is open while the provider is asked: a slow answer must not hold a connection, and the built-in
 * provider needs connections of the same pool to answer at all. What keeps an older word from overwriting a newer one
 * is the number that is drawn before asking (decision 0040).
 * @param options.askedBy - who the log names for what changes.
 * @param options.alsoWrite - written in the same transaction.
 */
export async function syncCustomer(
  platform: Pick<Platform, 'database' | 'billing' | 'clock'>,
  userId: string,
  options: { askedBy?: Actor; alsoWrite?: (tx: Tx) => Promise<void> } = {},
): Promise<ProviderWord | undefined> {
  const { database, billing, clock } = platform;
  const provider = billing.mode;
  const customer = await database.asSystem('draw a number before asking the billing provider', (tx) =>
    tx
      .updateTable('billing_customers')
      .set((eb) => ({ drawn: eb('drawn', '+', 1) }))
      .where('user_id', '=', userId)
      .where('provider', '=', provider)
      .where('customer_id', 'is not', null)
      .returning(['customer_id', 'drawn'])
      .executeTakeFirst(),
  );
  if (!customer?.customer_id) return undefined;
  const word = await readWord(billing, customer.customer_id);
  await database.asSystem(
    'write what the billing provider said',
    async (tx) => {
      await writeWord(tx, { userId, provider, drawn: customer.drawn, word, now: clock() });
      await options.alsoWrite?.(tx);
    },
    options.askedBy,
  );
  return word;
}
