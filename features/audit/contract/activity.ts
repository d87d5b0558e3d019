import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';

/** What happened to the caller's own things, newest first, the oldest being `account.created`. */
export const activityRow = z.object({
  id: z.string(),
  action: z.string(),
  occurred_at: z.iso.datetime(),
  by_staff: z.boolean(),
  /** Null for the account, and for a document that is gone. */
  application_id: z.uuid().nullable(),
  details: z.record(z.string(), z.unknown()),
});

export const listActivity = contract({
  method: 'get',
  path: '/api/activity',
  summary: "The caller's recent activity",
  response: z.object({ activity: z.array(activityRow) }),
  errors: ['not_authenticated'],
});
