import { bounceBelow } from '../rules/traffic.ts';
import { visitEndsAfter } from '../rules/visitors.ts';
/** Texts of the staff screen for figures; quoted ones are the specification's, word for word. */
export const officeAnalyticsTexts = {
  title: 'Analytics Dashboard',
  loading: 'Loading the figures...',

  range: {
    label: 'Time range',
    choices: { 1: 'Last 24 Hours', 7: 'Last 7 Days', 30: 'Last 30 Days', 90: 'Last 90 Days' },
    before: {
      1: 'the 24 hours before',
      7: 'the 7 days before',
      30: 'the 30 days before',
      90: 'the 90 days before',
    },
  },
  page: {
    label: 'Landing page',
    all: 'All Pages',
    /** While its title is not known. */
    one: 'One page',
    sameTitle: (title: string, path: string) => `${title} (${path})`,
  },
  window: (from: string, to: string) => `${from} to ${to}.`,
  zone: (name: string) => `All times in ${name}.`,
  partial: 'Today is partial.',

  cards: {
    label: 'Summary',
    pageViews: 'Page Views',
    uniqueVisitors: 'Unique Visitors',
    conversionRate: 'Conversion Rate',
    conversions: 'Conversions',
    revenue: 'Revenue',
  },
  change: {
    up: (amount: string) => `Up ${amount}`,
    down: (amount: string) => `Down ${amount}`,
    same: 'Same as before',
    fromNothing: 'Nothing to compare with',
    points: (points: string) => `${points} points`,
    before: (value: string) => `from ${value} before`,
    none: (window: string) => `none in ${window}`,
  },

  explain: {
    button: (what: string) => `How we count: ${what}`,
    pageViews: `A view counts once per visit and page: seeing the page again in the same visit adds nothing. A visit ends after ${visitEndsAfter / 60} minutes without an action. Robots, our own team and people who asked not to be counted are left out.`,
    uniqueVisitors:
      'Browsers that saw a page in this window, each counted once however often it came. Visitors do not add up over days, pages or sources: the same one may stand in several.',
    conversionRate: 'Visitors who signed up in this window, as a share of its unique visitors.',
    conversions:
      'Accounts that visitors of a landing page created in this window, credited to the page they saw last.',
    revenue: 'What subscriptions begun in this window cost, in US dollars, by the prices our server knows.',
    series:
      'What happened on each day, or in each hour of the last 24. Unique visitors of the days do not add up to those of the window: who came on two days stands in both.',
    pages:
      'A visitor who saw two pages counts on each. The rate of a page is its visitors who signed up as a share of all its visitors. Pages that were deleted count in the summary alone.',
    funnel:
      'Visitors who did each thing at least once in this window. Somebody who saw a page before the window and signed up in it stands in the later step alone.',
    source:
      'The utm tags of the address that people came by. A visitor who came in two ways counts in both, so the shares may add up to more than 100%. The tags are kept as they came; counted without upper and lower case, “Google” and “google” are one source.',
    device:
      'Told from the name the browser gives itself: mobile for phones and tablets, desktop otherwise. A newer iPad calls itself a Mac and may count as desktop.',
    browser: 'Told from the name the browser gives itself: Chrome, Firefox, Safari or Other.',
    referrer: 'The website that led to the first page of a visit; only its name is kept, never the address.',
    bounce: `A bounce is a view of under ${bounceBelow} seconds.`,
  },

  chart: {
    metric: 'Figure in the chart',
    titles: {
      views: ['Page views per day', 'Page views per hour'],
      visitors: ['Unique visitors per day', 'Unique visitors per hour'],
      conversions: ['Conversions per day', 'Conversions per hour'],
      revenue: ['Revenue per day', 'Revenue per hour'],
    },
    compare: (window: string) => `Compare with ${window}`,
    present: 'This period',
    previous: 'Previous',
    soFar: (value: string) => `${value} so far`,
    peak: (value: string, when: string) => `${value} on ${when}`,
    peakAt: (value: string, when: string) => `${value} at ${when}`,
    reading: (when: string, value: string) => `${when}: ${value}`,
    readingSoFar: (when: string, value: string) => `${when}: ${value} so far`,
    readingBefore: (value: string) => `; ${value} before`,
    hint: 'Point at the curve, or move along it with the arrow keys.',
    pointer: (title: string) => `${title}, point by point`,
    showTable: 'Show as table',
    hideTable: 'Hide table',
    day: 'Day',
    hour: 'Hour',
    before: (what: string) => `${what} before`,
  },

  perPage: {
    title: 'Landing pages',
    views: 'Views',
    visitors: 'Visitors',
    conversions: 'Conversions',
    revenue: 'Revenue',
    rate: (rate: string) => `Rate ${rate}`,
    /** Beside a rate that is highlighted. */
    high: (percent: number) => `Above ${percent}%`,
    path: (slug: string) => `/pitches/${slug}`,
    only: (path: string) => `Show only ${path}`,
    twice: (pages: string, sum: string, more: string, visitors: string) =>
      `Some visitors saw more than one page. So the ${pages} counts add up to ${sum}, which is ${more} more than the ${visitors} unique visitors.`,
  },

  funnel: {
    title: 'Conversion Funnel',
    scale: 'True scale: every bar is its share of the first step',
    step: 'Step',
    visitors: 'Visitors',
    ofFirst: 'Of first step',
    ofBefore: 'Of step before',
    lost: 'Lost here',
  },

  breakdowns: {
    source: 'Where visitors come from',
    device: 'Devices',
    browser: 'Browsers',
    referrer: 'Websites that led here',
    /** The first column, where it is one. */
    heads: { device: 'Device', browser: 'Browser', referrer: 'Website' },
    tags: ['utm_source', 'utm_medium', 'utm_campaign'],
    fold: 'Treat upper and lower case as the same',
    noTag: 'Direct, no tag',
    noReferrer: 'Came directly',
    unknown: 'Unknown',
    noValue: '–',
    visitors: 'Visitors',
    share: 'Share',
    conversions: 'Conversions',
    rate: 'Rate',
    bounceRate: 'Bounce rate',
    only: (what: string) => `Show only: ${what}`,
    all: { source: 'All sources', device: 'All devices', browser: 'All browsers', referrer: 'All websites' },
    more: (shown: string, total: string) => `The first ${shown} of ${total}. The file has all.`,
    none: 'No visits.',
  },

  filters: {
    label: 'Filters',
    names: { source: 'Source', device: 'Device', browser: 'Browser', referrer: 'Website', page: 'Page' },
    chip: (name: string, value: string) => `${name}: ${value}`,
    remove: (name: string, value: string) => `Remove the filter ${name}: ${value}`,
    clear: 'Clear filters',
  },

  export: {
    button: (table: string) => `Save as CSV: ${table}`,
    failed: 'Error exporting the figures',
    columns: {
      when: ['Day', 'Hour'],
      path: 'Path',
      step: 'Step',
      source: ['utm_source', 'utm_medium', 'utm_campaign'],
      device: ['Device'],
      browser: ['Browser'],
      referrer: ['Website'],
      figures: [
        'Page views',
        'Unique visitors',
        'Bounces',
        'Conversions',
        'Visitors who converted',
        'Revenue (USD)',
      ],
      visitors: 'Visitors',
    },
  },

  empty: {
    title: 'No figures yet',
    body: 'They appear as soon as people visit a landing page.',
  },
  filteredEmpty: {
    title: 'No visits like these',
    body: 'Nobody came in this window the way the filters say.',
  },
  loadFailed: {
    title: 'Numbers could not be loaded.',
    log: 'analytics: the numbers could not be loaded',
  },
  gonePage: {
    title: 'This page no longer exists',
    body: 'Its views count in the figures of all pages.',
    action: 'Show all pages',
  },
} as const;
