import type { Decision } from '../rules/applications.ts';

/** The columns of a decision as the rules know it. */
export function decisionOf(row: {
  status: Decision['status'];
  status_reason: string | null;
  held_status: Decision['status'] | null;
  held_reason: string | null;
  held_until: Date | null;
}): Decision {
  const { held_status, held_until } = row;
  const held =
    held_status && held_until ? { status: held_status, reason: row.held_reason, until: held_until } : null;
  return { status: row.status, reason: row.status_reason, held };
}
