/** Texts around a public landing page; its own words are written by staff. Quoted ones are the specification's. */
export const pageTexts = {
  notFound: 'Page not found',
  failed: {
    title: 'Failed to load page',
    detail: 'This is a fault on our side. Please try again.',
  },

  header: { signIn: 'Sign in' },
  /** Where a page without sections has no words of its own for its button. */
  primary: 'Get Started',

  counting: {
    heading: 'How visits are counted',
    counted:
      'We count how often our pages are read, with one cookie of our own. It holds no name, and no other company sees it.',
    optedOut:
      'Your visits are not counted. This browser remembers that with one cookie, which says nothing else.',
    asked: 'Your browser asks sites not to track you. So your visits are not counted, and no cookie is set.',
    stop: 'Do not count my visits',
    start: 'Count my visits again',
    more: 'More about counting',
  },
} as const;
