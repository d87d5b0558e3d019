import { sql } from 'kysely';
import type { Database } from '#platform/server/database.ts';
import type { MailDelivery } from '../contract.ts';

/** `waiting`: it failed this time, and a later attempt may have it. */
export type MailOutcome =
  | { status: 'sent'; deliveredBy: MailDelivery }
  | { status: 'failed' | 'waiting'; error: string };

/** Writes down what became of a claimed mail and gives the claim back. */
export async function settleMail(database: Database, id: string, outcome: MailOutcome): Promise<void> {
  const change =
    outcome.status === 'sent'
      ? {
          status: 'sent' as const,
          delivered_by: outcome.deliveredBy,
          sent_at: sql<Date>`now()`,
          last_error: null,
        }
      : {
          status: outcome.status === 'failed' ? ('failed' as const) : ('queued' as const),
          last_error: outcome.error,
        };
  await database.asSystem('settle an e-mail', (tx) =>
    tx
      .updateTable('outbox_mails')
      .set({ ...change, claimed_until: null })
      .where('id', '=', id)
      .where('status', '=', 'queued')
      .execute(),
  );
}
