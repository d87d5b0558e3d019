import { z } from 'zod';
import { contract } from './contract.ts';
import { systemState } from './health.ts';

const counter = z.object({
  value: z.int(),
  /** The same count seven days ago; null when it cannot be known. */
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
