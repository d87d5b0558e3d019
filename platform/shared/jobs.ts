import { z } from 'zod';

/**
 * Every kind of job and its payload: ids, never data that may have changed by the time it runs. Jobs run at least once, so
 * each must be idempotent. `app/server/tasks.ts` has their functions and schedule.
 */
export const jobs = {
  /** Recomputes the hashes of the audit log and reports faults; `check_id` is the row of the requested check. */
  'check-audit-chain': z.object({ check_id: z.uuid().optional() }),
  /** Copies the head of the audit log's chain outside the database. */
  'anchor-audit-chain': z.object({}),
  /** Erases the bytes of a document that is being deleted, then its row; repeated until it succeeds. */
  'erase-document': z.object({ document_id: z.uuid() }),
  /** A decision can no longer be undone: notifies the applicant's screens and queues the e-mail. */
  'tell-decision': z.object({ application_id: z.uuid() }),
  /** Queues one e-mail about the documents that were returned and still are. */
  'tell-returned': z.object({ application_id: z.uuid() }),
  'end-review': z.object({ document_id: z.uuid(), version: z.int() }),
  /** Publishes a landing page's draft at its set time, unless it was unscheduled. */
  'publish-page': z.object({ landing_page_id: z.uuid() }),
  /** Erases a removed note that was not restored in time. */
  'erase-note': z.object({ note_id: z.uuid() }),
  /** Cleans up after uploads and deletions that a crash interrupted. */
  'reconcile-files': z.object({}),
  /** Compares all rows with the file store and the file store with all rows. */
  'check-files': z.object({}),
  /** Checks uploaded files for viruses and other dangers. */
  'check-waiting-files': z.object({}),
  /** Sends an e-mail, or keeps it where no mail server is configured; repeated until it succeeds. */
  'send-mail': z.object({ mail_id: z.uuid() }),
  /** Queues the reminders that are due today. */
  'remind-of-dates': z.object({}),
  /** Sums up the deltas of the lists' counts. */
  'fold-list-counts': z.object({}),
  /** Compares the lists' counts with the rows and corrects them. */
  'recount-lists': z.object({}),
  /** Queues e-mails again that have no job. */
  'requeue-mails': z.object({}),
  /** Removes expired sign-in attempts, sessions and counters. */
  'sweep-sign-in': z.object({}),
  /** Sends an event of the built-in billing to our webhook; repeated until it is accepted. */
  'deliver-billing-event': z.object({ event_id: z.string() }),
  /** Renews and ends subscriptions of the built-in billing. */
  'pass-billing-time': z.object({}),
  /** Removes expired files, conversations and counters of the assistant. */
  'sweep-assistant': z.object({}),
  /** Removes notices of staff that are too old or too many. */
  'sweep-notices': z.object({}),
  /** Counts a conversion, if the visitor was seen on a landing page. */
  'record-conversion': z.object({
    type: z.enum(['sign_up', 'application_started', 'checkout_started', 'subscription_started']),
    user_id: z.uuid(),
    visitor_id: z.uuid(),
    plan: z.string().optional(),
  }),
  /** Reads a user's plan again from the payment provider. */
  'check-plan': z.object({ user_id: z.uuid() }),
  /** Ends a plan's pause when the application was decided, or the pause has lasted long enough. */
  'resume-plan': z.object({ user_id: z.uuid() }),
  /** Refunds a payment that an admin decided to refund. */
  'make-refund': z.object({ refund_request_id: z.uuid() }),
  /** Deletes the customer of an erased account at the payment provider; repeated until it succeeds. */
  'erase-customer': z.object({ customer_id: z.string().max(255) }),
  /** Queues the erasure of accounts whose grace period is over. */
  'erase-due-accounts': z.object({}),
  /** Erases an account and its data, a step each time; repeated until it is gone. */
  'erase-account': z.object({ account_id: z.uuid() }),
  /** Handles an event of the payment provider that was stored. */
  'handle-billing-event': z.object({ event_id: z.string().max(255) }),
  /** Queues what is due for plans, checkouts and events. */
  'check-subscriptions': z.object({}),
  /** Creates the coming months' partitions of visits, drops those that are too old. */
  'keep-traffic-months': z.object({}),
  /** Compares yesterday's rollups of visits with their rows. */
  'check-rollups': z.object({}),
  /** Counts the rollups again, from one 'YYYY-MM-DD' until before another. */
  'rebuild-rollups': z.object({ from: z.iso.date(), to: z.iso.date() }),
} satisfies Record<string, z.ZodObject>;

export type TaskName = keyof typeof jobs;
export type JobPayload<Task extends TaskName> = z.output<(typeof jobs)[Task]>;
