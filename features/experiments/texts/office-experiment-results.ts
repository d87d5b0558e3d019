/** Texts of the screen that shows what came of an experiment. What its "?" opens: `experiment-results.ts`. */
export const officeExperimentResultTexts = {
  back: 'A/B Test Manager',
  loading: 'Counting...',
  error: 'The results could not be loaded',
  missing: {
    title: 'There is no such experiment',
    text: 'The address may be incomplete, or somebody deleted it.',
  },
  notStarted: { title: 'It has not started yet', body: 'Its results appear here once it has.' },
  hidden: 'Hidden',
  baseline: 'Baseline',
  both: 'All variants',
  columns: {
    variant: 'Variant',
    visitors: 'Visitors',
    conversions: 'Conversions',
    rate: 'Rate',
    range: '95% range',
    chance: (control: string) => `Chance to beat ${control}`,
    minimum: (need: number) => `To the minimum of ${need}`,
    revenue: 'Revenue',
    loss: 'Expected loss',
  },
  caption: (name: string) => `Results of ${name}`,
  page: (title: string, weight: number) => `${title}, ${weight}%`,
  ran: (from: string, to: string, days: string) => `${from} to ${to}, ${days}`,
  since: (from: string, days: string) => `Since ${from}, ${days}`,
  fullDays: (days: number) => (days === 1 ? '1 full day' : `${days} full days`),
  ofMinimum: (have: number, need: number) => `${have} of ${need} conversions`,
  left_out: 'Not compared: no traffic',
  percent: (share: number) => `${(share * 100).toFixed(2)}%`,
  points: (difference: number) => {
    const points = (difference * 100).toFixed(2);
    return Number(points) < 0 ? points.replace('-', '−') : `+${points}`;
  },
  range: (low: string, high: string) => `${low} to ${high}`,
  verdict: {
    winner: (name: string, rate: string, control: string, chance: string) =>
      `${name}: ${rate} vs ${control}. ${chance} likely to be better.`,
    winnerRange: (low: string, high: string, extra: number) =>
      `Range ${low} to ${high} points. About ${extra} more for every 1,000 visitors.`,
    notEnough: (left: string, have: number, need: number) =>
      `Not enough data${left} (${have} / ${need} conversions)`,
    daysLeft: (days: number) => (days === 1 ? ' - about 1 day left' : ` - about ${days} days left`),
    notEnoughBody: (days: number) =>
      `We show who leads once every variant has its conversions and the test has run for ${days} full days. An early lead is most often luck.`,
    notEnoughNow: 'No variant can be compared with the control yet.',
    noPace: {
      too_early: 'How long it takes can be said after the first day.',
      no_conversions: 'A variant has no conversions yet: at this pace it would never end.',
      no_comparison: 'Only one variant has traffic: there is nothing to compare.',
    },
    splitWrong: 'Traffic split looks wrong',
    splitWrongBody: (counts: string, weights: string, p: string) =>
      `${counts} visitors, expected ${weights} (${p}). Results are hidden until the cause is found: most often a variant that loads too slowly to be counted.`,
    worse: (names: string) => `Something got worse: ${names}`,
    worseBody: 'Look at the cause before you choose this variant.',
    noDifference: 'No difference yet',
    noDifferenceBody: (name: string, low: string, high: string) =>
      `${name} is between ${low} and ${high} points from the control. Zero is inside: it may be either.`,
    controlHolds: 'The control holds',
    controlHoldsBody: {
      worse: 'Every other variant is worse.',
      no_worthwhile_gain: 'No other variant can be better by enough to wait for.',
    },
    decided: { winner: (name: string) => `${name} won`, control: 'The control was kept' },
    decidedBy: (name: string, date: string) => `${name}, ${date}`,
    deleted: 'A deleted account',
    splitButton: 'See the daily split',
  },
  gates: {
    title: 'What the figures rest on',
    splitRight: 'Traffic split looks right',
    splitFew: 'Too few visitors to check the split',
    split: (counts: string, weights: string, p: string) => `${counts}, expected ${weights}${p}`,
    p: (value: string) => ` (${value})`,
    data: { yes: 'Enough data', no: 'Not enough data' },
    dataBody: (have: number, need: number) => `${have} conversions in the smaller variant, ${need} needed`,
    time: { yes: 'Enough time', no: 'Not enough time' },
    timeBody: (days: string, need: number) => `${days}, ${need} needed`,
    harm: { yes: 'Nothing got worse', no: 'Something got worse', unknown: 'Too early to see harm' },
    guardrails: { sign_up: 'Sign-ups', bounce: 'Left at once', load_time: 'Page load' },
    guardrail: (name: string, control: string, variant: string) => `${name} ${control} and ${variant}`,
    guardrailHidden: 'Sign-ups, bounces and load times are watched',
    locked: 'Locked while active',
    lockedBody: 'Duplicate it to change pages or weights',
    changed: (names: string) => `Published anew since the start: ${names}`,
    changedBody: 'Visitors before and after saw different pages: the figures mix both.',
  },
  and: ' and ',
  pOf: (p: number) => (p < 0.001 ? 'p < 0.001' : `p = ${p.toFixed(2)}`),
  split: {
    title: 'Who joined on each day',
    caption: 'Visitors who joined, by day and variant',
    day: 'Day',
    zone: 'Days of America/New_York. The last one may be partial.',
    none: 'Nobody has joined yet.',
    share: (share: string) => `(${share})`,
  },
  plot: {
    title: 'Rates with their 95% ranges',
    line: (name: string, rate: string, low: string, high: string) => `${name}: ${rate}, ${low} to ${high}`,
  },
  timeline: {
    title: 'Timeline',
    began: 'Created',
    changed: (from: string, to: string) => `${from} → ${to}`,
  },
  explain: 'How the figures are meant',
  counted: (when: string) =>
    `Counted: ${when}. Each visitor is drawn once and keeps their page. You may look at the range every day.`,
  exportFailed: 'Error exporting the results',
} as const;

/** The first line of the results as CSV. */
export const experimentResultColumns = [
  'Experiment',
  'Variant',
  'Page',
  'Weight (%)',
  'Counts',
  'Visitors',
  'Conversions',
  'Rate',
  'Range from',
  'Range to',
  'Chance to beat control',
  'Expected loss',
  'Revenue (USD)',
];
