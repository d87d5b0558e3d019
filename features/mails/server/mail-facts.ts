import type { DateKind } from '#features/schedule/rules/dates.ts';
import type { MailTemplate } from '../contract.ts';

/** A payment as its e-mails tell of it; cents. */
export interface PaymentFacts {
  kind: 'plan' | 'application_fee';
  plan: 'standard' | 'premium' | null;
  amount: number;
  currency: string;
  paid_at: Date;
}

/** What a member of our team wrote. */
export interface WrittenMail {
  subject: string;
  body: string;
}

type NoFacts = Record<never, never>;

/** What the words of each kind of e-mail need to know of our rows, at the moment it is written. */
export interface MailFacts {
  welcome: NoFacts;
  'date-coming': { kind: DateKind; day: Date; days_left: number };
  'support-reply': NoFacts;
  'document-returned': NoFacts;
  'support-message': NoFacts;
  decision: NoFacts;
  'staff-message': WrittenMail;
  'erasure-requested': { due: Date };
  'account-erased': { reference: string };
  'payment-receipt': PaymentFacts;
  'payment-failed': { until: Date };
  'plan-ended': NoFacts;
  'plan-resumed': { next_charge: Date };
  /** `amount` went back; the plan that it paid for ends then, if it is set to end. */
  'refund-made': { payment: PaymentFacts; amount: number; until: Date | null };
  'refund-declined': NoFacts;
}

/** A kind of e-mail together with its facts. */
export type MailToWrite = {
  [Kind in MailTemplate]: { template: Kind; facts: MailFacts[Kind] };
}[MailTemplate];
