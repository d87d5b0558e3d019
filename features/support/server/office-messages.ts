import { sql } from 'kysely';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { OfficeMessage, SupportPriority } from '../contract/support.ts';
import type { SupportStatus } from '../rules/support.ts';

/** The person's name as they gave it; the search looks at the same. */
export const userName = sql<string | null>`coalesce(profile.full_name, person.display_name)`;

/** Conversations with who wrote them. */
export function officeMessages(tx: Tx) {
  return tx
    .selectFrom('support_messages as ticket')
    .innerJoin('accounts as person', 'person.id', 'ticket.user_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'ticket.user_id');
}

/** What `presentOfficeMessage` needs of them. */
export const officeColumns = [
  'ticket.id',
  'ticket.user_id',
  'ticket.subject',
  'ticket.status',
  'ticket.priority',
  'ticket.created_at',
  'ticket.waiting_since',
  'ticket.assigned_to',
  'ticket.snoozed_until',
  'ticket.merged_into',
] as const;

/** What the person wrote first, or what we did where we began. */
export const firstText = sql<string>`coalesce(nullif(ticket.message, ''), (
  select body from support_replies where message_id = ticket.id order by created_at limit 1), '')`.as(
  'message',
);

/**
 * Who takes care of it. As a subselect, since two more joins cost the planner more than the page takes to read: 0.9 ms
 * instead of 0.5, and 1.5 once the tables are large enough for parallel plans, which it weighs for each order of joins.
 */
export const keeperName = sql<string | null>`(
  select coalesce(keeper_profile.full_name, keeper.display_name, keeper.email) from accounts as keeper
  left join profiles as keeper_profile on keeper_profile.user_id = keeper.id
  where keeper.id = ticket.assigned_to)`.as('keeper_name');

interface Standing {
  status: SupportStatus;
  priority: SupportPriority;
  waiting_since: Date | null;
  assigned_to: string | null;
  keeper_name: string | null;
  snoozed_until: Date | null;
}

/** How a conversation stands at `now`, as staff are told. */
export function presentStanding(row: Standing, now: Date) {
  return {
    status: row.status,
    priority: row.priority,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    assigned_to: row.assigned_to === null ? null : { id: row.assigned_to, name: row.keeper_name ?? '' },
    snoozed_until: row.snoozed_until && row.snoozed_until > now ? row.snoozed_until.toISOString() : null,
  };
}

interface OfficeRow extends Standing {
  id: string;
  user_id: string;
  user_name: string | null;
  subject: string;
  message: string;
  created_at: Date;
  merged_into: string | null;
}

/** One line of the staff list. */
export function presentOfficeMessage(row: OfficeRow, now: Date): OfficeMessage {
  const { id, user_id, user_name, subject, message, created_at, merged_into } = row;
  return {
    ...{ id, user_id, user_name, subject, message, merged_into },
    created_at: created_at.toISOString(),
    ...presentStanding(row, now),
  };
}

/** One conversation as its line in the list. Throws `not_found`. */
export async function readOfficeMessage(tx: Tx, id: string, now: Date): Promise<OfficeMessage> {
  const row = await officeMessages(tx)
    .select(officeColumns)
    .select([userName.as('user_name'), keeperName, firstText])
    .where('ticket.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return presentOfficeMessage(row, now);
}
