/** The pages that confirm a finished step: what was done, what happens next and when, whom to ask, what to keep. */
export const confirmationTexts = {
  back: 'Back to Visa Process',
  /** While there is nothing to confirm. */
  heading: 'Visa Process',
  reference: { label: 'Your reference with us', hint: 'Give it when you write to us.' },
  when: (date: string) => `Checked off on ${date}`,
  for: (name: string) => `For ${name}`,
  loading: 'Loading...',
  failed: 'This page could not be loaded',
  next: 'What happens next',
  contact: {
    title: 'Questions',
    text: 'Write to us. We reply within 24 hours.',
    action: 'Contact Support',
  },
  record: { title: 'Keep a record', text: 'Print this page, or save it as a PDF.', print: 'Print' },
  unfinished: {
    title: 'This step is not finished yet',
    text: 'Some parts are not checked off. Go back and see what is left.',
    action: 'Back to Visa Process',
  },

  'online-application': {
    title: 'Application submitted',
    lead: 'You have checked off every part of the online application.',
    waiting: {
      title: 'While you wait',
      calm: 'Nothing to do. You may be asked for one more paper, so read your e-mail.',
      specified: '15-30 business days',
    },
    steps: [
      'The consulate checks your papers. It may ask for more, by e-mail or by phone.',
      'It may call you for an interview. Prepare for it now, while you wait.',
      'Read your e-mail every day, and look in your spam folder.',
      'Do not book a flight that you cannot change.',
    ],
  },
  settlement: {
    title: 'Welcome to Portugal!',
    lead: 'You have done all eight things. You live in Portugal now.',
    steps: [
      'Your permit card comes by mail. Check your name and the dates on it.',
      'A first permit is reported to last two years. Put the end date on your calendar, and start to renew months before.',
      'Keep every paper: leases, bank statements, tax returns. You need them when you renew.',
      'Ask AIMA how long you may be away from Portugal before you plan a long trip.',
    ],
  },
} as const;
