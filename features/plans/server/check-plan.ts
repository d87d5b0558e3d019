import type { Task } from '#platform/server/jobs.ts';
import { syncCustomer } from './sync-customer.ts';

/** A job: looks at a person's plan anew, because grace is over or something may have been missed. */
export const checkPlan: Task<'check-plan'> = async ({ user_id }, platform) => {
  await syncCustomer(platform, user_id);
};
