import type { Task } from '../jobs.ts';

/** Hands an event of the built-in billing to our webhook; tried again until that takes it. */
export const deliverBillingEvent: Task<'deliver-billing-event'> = async ({ event_id }, { billing }) => {
  await billing.builtIn?.deliverEvent(event_id);
};
