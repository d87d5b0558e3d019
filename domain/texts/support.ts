/** Texts of the support page, under both its addresses; quoted ones are the specification's. */
export const supportTexts = {
  title: 'Contact Us',
  heading: 'Get Support',
  lead: 'Write to us. A person reads every message, and we reply within 24 hours.',
  emailHeading: 'E-mail',
  emailHint:
    'Tell us your question and, if you have one, your application ID. Please send no documents by e-mail.',
  start: {
    heading: 'Not a member yet?',
    lead: 'Create your account with a Google account. Basic is free for life.',
    action: 'Get Started Today',
  },
} as const;
