/** What several e-mails say. The words of each are in `server/registry`. */
export const mailTexts = {
  greeting: 'Hello,',
  /** Under every mail. */
  why: (siteName: string) => `You get this e-mail because you have an account at ${siteName}.`,
  /** Under the text that an admin wrote. */
  staffAnswer: 'You can answer this e-mail. Your answer reaches our team.',
  purchases: {
    plans: { standard: 'Standard plan, one month', premium: 'Premium plan, one month' },
    plan: 'Your plan',
    applicationFee: 'Application fee',
  },
} as const;
