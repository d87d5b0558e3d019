import { z } from 'zod';

/**
 * Every kind of job and what it is told: ids, never data that may have changed by the time it runs. Jobs run at least
 * once, so each must bear running twice.
 */
export const jobs = {
  /** Erases the bytes of a document that is being deleted, then its row; repeated until it succeeds. */
  'erase-document': z.object({ document_id: z.uuid() }),
  /** Compares rows and bytes in both directions and finishes what a crash interrupted. */
  'reconcile-files': z.object({}),
  /** Removes sessions, sign-in attempts and counters whose time has passed. */
  'sweep-sessions': z.object({}),
} satisfies Record<string, z.ZodObject>;

export type TaskName = keyof typeof jobs;
export type JobPayload<Task extends TaskName> = z.output<(typeof jobs)[Task]>;
