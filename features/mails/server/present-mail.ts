import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import type { MailDelivery, MailState, OfficeMail } from '../contract.ts';

interface MailRow {
  id: string;
  user_id: string;
  user_name: string | null;
  email: string;
  deactivated: boolean;
  template: string;
  subject: string | null;
  status: string;
  sending: boolean;
  delivered_by: string | null;
  attempts: number;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
}

/** E-mails with whom they are for. */
export function mailsWithPeople(tx: Tx) {
  return tx
    .selectFrom('outbox_mails as mail')
    .innerJoin('accounts as person', 'person.id', 'mail.user_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'mail.user_id');
}

const recipientName = sql<string | null>`coalesce(profile.full_name, person.display_name)`;

/** Adds what `presentMail` needs. */
export function selectMail(query: ReturnType<typeof mailsWithPeople>) {
  return query
    .select(['mail.id', 'mail.user_id', 'mail.template', 'mail.subject', 'mail.status', 'mail.delivered_by'])
    .select(['mail.attempts', 'mail.last_error', 'mail.created_at', 'mail.sent_at', 'person.email'])
    .select([
      recipientName.as('user_name'),
      sql<boolean>`person.deactivated_at is not null`.as('deactivated'),
      sql<boolean>`mail.status = 'queued' and coalesce(mail.claimed_until > now(), false)`.as('sending'),
    ]);
}

export function presentMail(row: MailRow): OfficeMail {
  const state = stateOf(row);
  return {
    id: row.id,
    user_id: row.user_id,
    user_name: row.user_name,
    email: row.email,
    template: row.template,
    subject: row.subject,
    state,
    delivered_by: row.delivered_by as MailDelivery | null,
    attempts: row.attempts,
    last_error: row.last_error,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    abilities: { retry: (state === 'waiting' || state === 'failed') && !row.deactivated },
  };
}

function stateOf({ status, sending }: MailRow): MailState {
  if (status === 'queued') return sending ? 'sending' : 'waiting';
  return status === 'sent' ? 'sent' : 'failed';
}
