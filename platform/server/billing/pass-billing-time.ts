import type { Task } from '../jobs.ts';

/** Renews and ends what is due at the built-in billing, as Stripe does by itself. */
export const passBillingTime: Task<'pass-billing-time'> = async (_payload, { billing }) => {
  await billing.builtIn?.passTime();
};
