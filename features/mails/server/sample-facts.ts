import type { MailTemplate } from '../contract.ts';
import type { MailFacts, PaymentFacts } from './mail-facts.ts';

const payment: PaymentFacts = {
  kind: 'plan',
  plan: 'standard',
  amount: 9900,
  currency: 'usd',
  paid_at: new Date('2027-03-14T15:00:00Z'),
};

/** What the preview fills each kind of e-mail with: nobody's data, of the length that real ones have. */
export const sampleFacts: { [Kind in MailTemplate]: MailFacts[Kind] } = {
  welcome: {},
  'date-coming': { kind: 'appointment', day: new Date('2027-03-28'), days_left: 14 },
  'support-reply': {},
  'document-returned': {},
  'support-message': {},
  decision: {},
  'staff-message': {
    subject: 'About your lease',
    body: 'Thank you for the lease you sent.\n\nPlease ask your landlord to sign page 3, too. Then upload all pages as one file.',
  },
  'erasure-requested': { due: new Date('2027-04-13T12:00:00Z') },
  'account-erased': { reference: '3f2b8a54-6c1e-4d0b-9a57-2f4e8c1b7d90' },
  'payment-receipt': payment,
  'payment-failed': { until: new Date('2027-03-21T15:00:00Z') },
  'plan-ended': {},
  'plan-resumed': { next_charge: new Date('2027-04-14T15:00:00Z') },
  'refund-made': { payment, amount: 4950, until: new Date('2027-04-14T15:00:00Z') },
  'refund-declined': {},
};
