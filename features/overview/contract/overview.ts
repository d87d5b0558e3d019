import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { systemState } from './health.ts';

const counter = z.object({
  value: z.int(),
  /** Seven days ago; null when it failed. */
  week_ago: z.int().nullable(),
  /** The count failed and is 0 (only open tickets may). */
  failed: z.boolean(),
});

export const getOverview = contract({
  method: 'get',
  path: '/api/office/overview',
  summary: 'The four counters and the state of the system',
  response: z.object({
    total_users: counter,
    active_applications: counter,
    open_support_tickets: counter,
    completed_applications: counter,
    applications_by_status: z.record(z.string(), z.int()),
    system: systemState.extend({ checked_at: z.iso.datetime() }),
  }),
  errors: ['not_authenticated', 'forbidden'],
});

/** Something that waits for staff. */
export const waitingRecord = z.object({
  /** A submitted case stands for its documents too; otherwise its oldest document stands for all. */
  kind: z.enum(['case', 'message', 'document']),
  /** Of the case, the conversation, or the document. */
  id: z.uuid(),
  /** The document's case. */
  application_id: z.uuid().nullable(),
  /** Whose it is. */
  name: z.string().nullable(),
  /** A message's subject, a document's category. */
  about: z.string().nullable(),
  /** Documents of the case that wait for a review; 0 for a conversation. */
  documents: z.number().int(),
  since: z.iso.datetime(),
  /** Assigned to the caller. */
  mine: z.boolean(),
});
export type WaitingRecord = z.infer<typeof waitingRecord>;

/** The caller's own first, each part longest waiting first. */
export const listWaiting = contract({
  method: 'get',
  path: '/api/office/waiting',
  summary: 'The ten things that have waited longest for us',
  response: z.object({ waiting: z.array(waitingRecord) }),
  errors: ['not_authenticated', 'forbidden'],
});
