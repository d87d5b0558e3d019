import { sql } from 'kysely';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { OfficeMessage, SupportPriority } from '../contract/support.ts';
import type { SupportStatus } from '../rules/support.ts';

/** The person's name as they gave it; the search looks at the same. */
export const userName = sql<string | null>`coalesce(profile.full_name, person.display_name)`;

/** Conversations with the person's account (`person`) and profile. */
export function officeMessages(tx: Tx) {
  return tx
    .selectFrom('support_messages as ticket')
    .innerJoin('accounts as person', 'person.id', 'ticket.user_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'ticket.user_id');
}

/** Conversations with what `presentOfficeMessage` needs. */
export function selectOfficeMessages(tx: Tx) {
  return officeMessages(tx)
    .select(['ticket.id', 'ticket.user_id', 'ticket.subject', 'ticket.status', 'ticket.priority'])
    .select(['ticket.created_at', 'ticket.waiting_since', 'ticket.assigned_to', 'ticket.snoozed_until'])
    .select(['ticket.merged_into', userName.as('user_name'), assigneeName, firstText]);
}

/** The person's first text, or ours when staff began the conversation. */
const firstText = sql<string>`coalesce(nullif(ticket.message, ''), (
  select body from support_replies where message_id = ticket.id order by created_at limit 1), '')`.as(
  'message',
);

/** A subselect, because two more joins cost 0.4 ms of planning (1 ms once tables are large enough for parallel plans). */
export const assigneeName = sql<string | null>`(
  select coalesce(keeper_profile.full_name, keeper.display_name, keeper.email) from accounts as keeper
  left join profiles as keeper_profile on keeper_profile.user_id = keeper.id
  where keeper.id = ticket.assigned_to)`.as('assignee_name');

interface StateRow {
  status: SupportStatus;
  priority: SupportPriority;
  waiting_since: Date | null;
  assigned_to: string | null;
  assignee_name: string | null;
  snoozed_until: Date | null;
}

/** The state of a conversation at `now`, for staff. */
export function presentState(row: StateRow, now: Date) {
  return {
    status: row.status,
    priority: row.priority,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    assigned_to: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assignee_name ?? '' },
    snoozed_until: row.snoozed_until && row.snoozed_until > now ? row.snoozed_until.toISOString() : null,
  };
}

interface OfficeRow extends StateRow {
  id: string;
  user_id: string;
  user_name: string | null;
  subject: string;
  message: string;
  created_at: Date;
  merged_into: string | null;
}

export function presentOfficeMessage(row: OfficeRow, now: Date): OfficeMessage {
  const { id, user_id, user_name, subject, message, created_at, merged_into } = row;
  return {
    ...{ id, user_id, user_name, subject, message, merged_into },
    created_at: created_at.toISOString(),
    ...presentState(row, now),
  };
}

/** Reads one conversation as the list shows it. Throws `not_found`. */
export async function readOfficeMessage(tx: Tx, id: string, now: Date): Promise<OfficeMessage> {
  const row = await selectOfficeMessages(tx).where('ticket.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return presentOfficeMessage(row, now);
}
