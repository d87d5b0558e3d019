import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';

/** What staff can have open together: a case or a conversation. */
export const presenceSubject = z.enum(['application', 'support_message']);

export type PresenceSubject = z.infer<typeof presenceSubject>;

/** Somebody else of staff who has it open, the one who was heard of last first. */
export const viewer = z.object({ id: z.uuid(), name: z.string() });

export type Viewer = z.infer<typeof viewer>;

/**
 * Says that the caller is looking at something, and asks who else is. Sent every 20 seconds while it is on screen; who
 * was not heard of for 45 seconds is gone. Kept nowhere beyond that, and not in the audit log.
 */
export const notePresence = contract({
  method: 'put',
  path: '/api/office/presence',
  summary: 'Note that the caller is looking at a case or a conversation, and who else is',
  body: z.strictObject({ subject_type: presenceSubject, subject_id: z.uuid() }),
  response: z.object({ others: z.array(viewer) }),
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

/** Says that the caller looks at it no longer. Without it, after a crash or without a connection, the 45 seconds say so. */
export const endPresence = contract({
  method: 'delete',
  path: '/api/office/presence/{subject_type}/{subject_id}',
  summary: 'Note that the caller has left a case or a conversation',
  params: z.strictObject({ subject_type: presenceSubject, subject_id: z.uuid() }),
  response: 'none',
  errors: ['not_authenticated', 'forbidden'],
});

/** How often a screen that is looked at says so, in seconds. */
export const presenceEverySeconds = 20;

/** How long one saying counts: two lost ones do not make a person vanish who is still there. */
export const presenceSeconds = 45;
