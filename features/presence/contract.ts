import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';

/** `support_reply`: a reply that is being written in a conversation, which is named by its own id. */
export const presenceSubject = z.enum(['application', 'support_message', 'support_reply']);

export type PresenceSubject = z.infer<typeof presenceSubject>;

export const viewer = z.object({ id: z.uuid(), name: z.string() });

export type Viewer = z.infer<typeof viewer>;

/**
 * A heartbeat, sent every 20 seconds while it is on screen; a viewer expires after 45 seconds. Returns the other viewers, last
 * seen first. Not kept beyond that, and not in the audit log.
 */
export const notePresence = contract({
  method: 'put',
  path: '/api/office/presence',
  summary: 'Note that the caller is looking at a case or a conversation, and who else is',
  body: z.strictObject({ subject_type: presenceSubject, subject_id: z.uuid() }),
  response: z.object({ others: z.array(viewer) }),
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

/** Without it, after a crash or offline, the presence expires. */
export const endPresence = contract({
  method: 'delete',
  path: '/api/office/presence/{subject_type}/{subject_id}',
  summary: 'Note that the caller has left a case or a conversation',
  params: z.strictObject({ subject_type: presenceSubject, subject_id: z.uuid() }),
  response: 'none',
  errors: ['not_authenticated', 'forbidden'],
});

export const heartbeatSeconds = 20;

/** More than two heartbeats: a lost one does not hide a viewer. */
export const presenceTtlSeconds = 45;
