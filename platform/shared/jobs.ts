import { z } from 'zod';

/**
 * Every kind of job and what it is told: ids, never data that may have changed by the time it runs. Jobs run at least
 * once, so each must bear running twice. `app/server/tasks.ts` says what runs them, and when the regular ones run.
 */
export const jobs = {
  /** Recomputes the hashes of the audit log and reports what does not fit; `check_id` is the row of whoever asked. */
  'check-audit-chain': z.object({ check_id: z.uuid().optional() }),
  /** Notes the end of the audit log outside the database. */
  'anchor-audit-chain': z.object({}),
  /** Erases the bytes of a document that is being deleted, then its row; repeated until it succeeds. */
  'erase-document': z.object({ document_id: z.uuid() }),
  /** A decision can no longer be undone: lets the applicant's screens know and queues the e-mail about it. */
  'tell-decision': z.object({ application_id: z.uuid() }),
  /** Some time after new copies were asked for: writes one e-mail about those that still are. */
  'tell-returned': z.object({ application_id: z.uuid() }),
  /** The time that was set for a landing page has come: publishes its draft, unless that was taken back. */
  'publish-page': z.object({ landing_page_id: z.uuid() }),
  /** Erases a note about a case that was removed and not restored in time. */
  'erase-note': z.object({ note_id: z.uuid() }),
  /** Cleans up after uploads and deletions that a crash interrupted. */
  'reconcile-files': z.object({}),
  /** Compares all rows with the file store and the file store with all rows. */
  'check-files': z.object({}),
  /** Looks through the files that wait to be checked for viruses and other dangers. */
  'check-waiting-files': z.object({}),
  /** Writes an e-mail and hands it to the mail server, or keeps it where none is configured; repeated until it went. */
  'send-mail': z.object({ mail_id: z.uuid() }),
  /** Queues the reminders of the days that people saved, those that are due today. */
  'remind-of-dates': z.object({}),
  /** Adds the deltas of the lists' counts together. */
  'fold-list-counts': z.object({}),
  /** Compares the lists' counts with the rows and sets right what differs. */
  'recount-lists': z.object({}),
  /** Finds e-mails that wait although no job will send them, and queues one for each. */
  'requeue-mails': z.object({}),
  /** Removes sign-in attempts, sessions and counters whose time has passed. */
  'sweep-sign-in': z.object({}),
  /** Hands an event of the built-in billing to our webhook; repeated until it is taken. */
  'deliver-billing-event': z.object({ event_id: z.string() }),
  /** Renews and ends what is due at the built-in billing. */
  'pass-billing-time': z.object({}),
  /** Forgets files, conversations and counters of the assistant whose time is over. */
  'sweep-assistant': z.object({}),
  /** Counts what a person did, if the visitor of their browser was seen on a landing page. */
  'record-conversion': z.object({
    type: z.enum(['sign_up', 'application_started', 'checkout_started', 'subscription_started']),
    user_id: z.uuid(),
    visitor_id: z.uuid(),
    plan: z.string().optional(),
  }),
  /** Reads a person's plan anew from the payment provider. */
  'check-plan': z.object({ user_id: z.uuid() }),
  /** Ends a pause of somebody's plan whose application was decided, or whose pause has lasted long enough. */
  'resume-plan': z.object({ user_id: z.uuid() }),
  /** Gives a payment back that an admin decided to give back. */
  'make-refund': z.object({ refund_request_id: z.uuid() }),
  /** Deletes the customer of an erased account at the payment provider; repeated until it succeeds. */
  'erase-customer': z.object({ customer_id: z.string().max(255) }),
  /** Finds accounts whose grace is over, and queues the erasing of each. */
  'erase-due-accounts': z.object({}),
  /** Erases an account and all that hangs on it, a step each time; repeated until it is gone. */
  'erase-account': z.object({ account_id: z.uuid() }),
  /** Handles an event of the payment provider that came in and was left. */
  'handle-billing-event': z.object({ event_id: z.string().max(255) }),
  /** Finds plans, checkouts and events that something is due for, and queues it. */
  'check-subscriptions': z.object({}),
  /** Makes the months of visits to come, drops those that are too old. */
  'keep-traffic-months': z.object({}),
  /** Compares yesterday's figures of visits with their rows. */
  'check-rollups': z.object({}),
  /** Counts the figures of some days anew: from one 'YYYY-MM-DD' until before another. */
  'rebuild-rollups': z.object({ from: z.iso.date(), to: z.iso.date() }),
} satisfies Record<string, z.ZodObject>;

export type TaskName = keyof typeof jobs;
export type JobPayload<Task extends TaskName> = z.output<(typeof jobs)[Task]>;
