/** Texts of the public pages. Titles, weeks and calls to action are the specification's, word for word. */
export const siteTexts = {
  description: 'Visas, finances and planning for your move to Portugal, in six steps and in the right order.',

  localProvidersBanner:
    'This installation still uses its built-in sign-in or test payments. Do not enter real personal data.',

  header: {
    navigation: 'Account',
    getStarted: 'Get Started',
    signIn: 'Sign In',
    admin: 'Admin',
    adminHint: 'Staff only',
    dashboard: 'Dashboard',
  },

  hero: {
    title: ['Your Portugal Move,', 'Made Simple'],
    lead: 'Visas, finances and planning handled for you.',
    action: 'Get My Plan',
    film: { controls: 'Film', pause: 'Pause', play: 'Play', sound: 'Sound' },
  },

  whoWeAre: 'We are a private company, not the Portuguese government.',

  offer: {
    heading: 'What We Offer',
    items: [
      {
        title: 'Step-by-Step Guidance',
        detail: 'Six steps in the order they must happen, with a checklist for each of them.',
      },
      {
        title: 'Expert Resources',
        detail: 'Legal documents, templates and guides reviewed by immigration experts.',
      },
      {
        title: 'Personalized Support',
        detail: 'Write to a person who knows your case. We reply within 24 hours.',
      },
    ],
  },

  path: {
    heading: 'Your Path to Portugal',
    lead: 'About 13-20 weeks in all. Each tile is one week.',
    steps: [
      {
        title: 'Gather Documents',
        weeks: '2-4 weeks.',
        detail: 'Six papers, two of them with an apostille.',
      },
      { title: 'Apply Online', weeks: '1-2 weeks.', detail: 'The form, in Portuguese or English.' },
      {
        title: 'Attend Interview',
        weeks: '4-6 weeks.',
        detail: '15-30 minutes at a Portuguese Consulate or Embassy.',
      },
      { title: 'Visa Approval', weeks: '6-8 weeks.', detail: 'Receive the 3-year Portuguese visa.' },
    ],
    key: {
      planned: 'A week you should plan for',
      maybe: 'A week it may also take',
      visa: 'Your visa',
    },
  },

  callToAction: {
    heading: 'Set your course today',
    lead: 'Basic is free for life: guidance, the document checklist and e-mail support.',
    signedOut: 'Create Free Account',
    signedIn: 'Start Visa Process',
    pricing: 'View Pricing Plans',
  },

  footer: {
    notAdvice: 'We give information, never legal, tax or investment advice.',
    navigation: 'More',
    contact: 'Contact',
    privacy: 'Privacy',
  },

  notFound: {
    code: '404',
    title: 'Oops! Page not found',
    where: (path: string) => `There is no page at ${path}`,
    home: 'Return to Home',
  },

  broken: {
    title: 'This page could not be shown',
    detail: 'Something failed on our side. Your account and your files are not affected.',
    contact: 'Contact Support',
  },
} as const;
