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
