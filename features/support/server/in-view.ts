import { type RawBuilder, sql } from 'kysely';
import type { SupportView } from '../contract/support.ts';
import { atRiskBefore } from '../rules/support.ts';

/** What a view holds depends on who looks, and when. */
export interface Looking {
  now: Date;
  userId: string;
}

const unfinished = sql`ticket.status in ('open', 'in_progress')`;

/** True for the conversations (`ticket`) of a view. Each condition is one that an index of the migration carries. */
export function inView(view: SupportView, { now, userId }: Looking): RawBuilder<boolean> {
  const awake = sql`(ticket.snoozed_until is null or ticket.snoozed_until <= ${now})`;
  switch (view) {
    case 'waiting':
      return sql`(ticket.waiting_since is not null and ${awake})`;
    case 'at_risk':
      return sql`(ticket.waiting_since <= ${atRiskBefore(now)} and ${awake})`;
    case 'mine':
      return sql`(ticket.assigned_to = ${userId} and ${unfinished} and ${awake})`;
    case 'unassigned':
      return sql`(ticket.assigned_to is null and ${unfinished} and ${awake})`;
    case 'snoozed':
      return sql`(ticket.snoozed_until > ${now})`;
  }
}

/** By what a list is ordered: the plain one by age as asked; queues begin with what is most urgent. */
export function orderOf(
  view: SupportView | undefined,
  dir: 'asc' | 'desc',
): {
  column: 'created_at' | 'waiting_since' | 'snoozed_until';
  dir: 'asc' | 'desc';
} {
  if (view === 'waiting' || view === 'at_risk') return { column: 'waiting_since', dir: 'asc' };
  if (view === 'snoozed') return { column: 'snoozed_until', dir: 'asc' };
  return { column: 'created_at', dir };
}
