/** Texts around a public landing page; what stands on it is written by staff. Quoted ones are the specification's. */
export const pageTexts = {
  loading: 'Loading the page...',
  notFound: 'Page not found',
  failed: {
    title: 'Failed to load page',
    detail: 'This is a fault on our side. Please try again.',
  },
} as const;
