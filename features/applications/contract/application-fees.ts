import { z } from 'zod';

/** The fee of one application, as it was paid; a full refund counts as not paid. */
export const paidFee = z.object({
  application_id: z.uuid(),
  /** In cents, the smallest unit of its currency. */
  amount: z.int().min(0),
  /** Three capital letters. */
  currency: z.string(),
  paid_at: z.iso.datetime(),
});
export type PaidFee = z.infer<typeof paidFee>;

/** What each application costs today (US cents, 0 for nothing), and which fees were paid. */
export const applicationFees = z.object({ asked: z.int().min(0), paid: z.array(paidFee) });
export type ApplicationFees = z.infer<typeof applicationFees>;
