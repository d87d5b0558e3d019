import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { systemState } from './health.ts';

const counter = z.object({
  value: z.int(),
  /** The same count seven days ago; null when it failed. */
  week_ago: z.int().nullable(),
  /** True when the count failed and stands at 0 instead (open tickets tolerate a failure). */
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

/** One thing that somebody waits for us to do. */
export const waitingThing = z.object({
  /** A case that was handed over stands for its documents, and the oldest document for the others of its case. */
  kind: z.enum(['case', 'message', 'document']),
  /** Of the case, the conversation, or the document. */
  id: z.uuid(),
  /** The case that a document belongs to. */
  application_id: z.uuid().nullable(),
  /** Whose it is. */
  name: z.string().nullable(),
  /** What it is about: a message's subject, a document's category. */
  about: z.string().nullable(),
  /** How many papers of the case wait for a review; 0 for a conversation. */
  documents: z.number().int(),
  since: z.iso.datetime(),
  /** Given to whoever asks. */
  mine: z.boolean(),
});
export type WaitingThing = z.infer<typeof waitingThing>;

/** The caller's own first, then everybody's; among each the longest waiting first. */
export const listWaiting = contract({
  method: 'get',
  path: '/api/office/waiting',
  summary: 'The ten things that have waited longest for us',
  response: z.object({ waiting: z.array(waitingThing) }),
  errors: ['not_authenticated', 'forbidden'],
});
