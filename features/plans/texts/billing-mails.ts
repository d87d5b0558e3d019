/** E-mails about payments. Amounts and days are in them: people must be able to see what was taken without signing in. */
export const billingMailTexts = {
  plans: { standard: 'Standard plan, one month', premium: 'Premium plan, one month' },
  plan: 'Your plan',
  applicationFee: 'Application fee',
  seePlan: 'See your plan',
  receipt: {
    subject: 'Your payment receipt',
    body: (what: string, amount: string, day: string) =>
      `Thank you. We have received your payment.\n\n${what}: ${amount}, paid on ${day}.`,
    monthly: 'A plan is charged every month until you cancel it. You can cancel at any time.',
    action: 'See your receipts',
  },
  failed: {
    subject: 'Your payment did not go through',
    body: (until: string) =>
      `We could not charge your card for your plan. Your plan goes on until ${until}.\n\nTo keep it, open your plan, choose “Manage Subscription” and give a card that works. If you do nothing, your plan ends on that day and nothing more is charged by us.`,
    action: 'Open your plan',
  },
  ended: {
    subject: 'Your paid plan has ended',
    body: 'Your paid plan has ended, and you have the free Basic plan now. Your applications and papers are all still there. You can choose a plan again at any time.',
    action: 'See the plans',
  },
  resumed: {
    subject: 'Your plan is no longer paused',
    body: (day: string) =>
      `The pause of your plan is over. The next charge is on ${day}. If you do not need the plan any more, you can cancel it before then.`,
    action: 'Open your plan',
  },
  refunded: {
    subject: 'We have sent your money back',
    body: (amount: string, what: string) =>
      `We have given back ${amount} (${what}). Your bank can take 5 to 10 days to show it.`,
    ending: (day: string) => `Your plan stays until ${day} and is not charged again.`,
    action: 'See your payments',
  },
  declined: {
    subject: 'There is an answer about your refund',
    body: 'We have looked at your request for a refund. We could not give this payment back. Our reason is on our site.',
    action: 'Read our answer',
  },
} as const;
