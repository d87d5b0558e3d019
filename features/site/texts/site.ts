/** Texts that all public pages load. Titles and calls to action are the specification's, word for word. */
export const siteTexts = {
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
