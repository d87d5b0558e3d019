/** Texts of the staff screen for figures; quoted ones are the specification's, word for word. */
export const officeAnalyticsTexts = {
  title: 'Analytics Dashboard',
  loading: 'Loading the figures...',

  range: {
    label: 'Time range',
    choices: { 1: 'Last 24 Hours', 7: 'Last 7 Days', 30: 'Last 30 Days', 90: 'Last 90 Days' },
  },
  page: { label: 'Landing page', all: 'All Pages' },

  cards: {
    pageViews: 'Page Views',
    uniqueVisitors: 'Unique Visitors',
    conversionRate: 'Conversion Rate',
    conversions: 'Conversions',
    revenue: 'Revenue',
  },
  perPage: {
    views: 'Views',
    visitors: 'Visitors',
    conversions: 'Conversions',
    revenue: 'Revenue',
    /** Beside a rate that is highlighted. */
    high: (percent: number) => `Above ${percent}%`,
  },
  funnel: {
    title: 'Conversion Funnel',
    ofFirst: (rate: string) => `${rate} of the first step`,
  },

  empty: {
    title: 'No figures yet',
    body: 'They appear as soon as people visit a landing page.',
  },
  loadFailed: {
    title: 'The figures could not be loaded',
    retry: 'Try again',
  },
} as const;
