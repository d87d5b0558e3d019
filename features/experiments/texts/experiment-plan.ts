import { longestPlan } from '../rules/results/plan.ts';

/** How long an experiment will take, said before it starts. */
export const planTexts = {
  title: 'How long it takes',
  loading: 'Looking at recent visits...',
  failed: 'How long it takes cannot be said now: recent visits could not be loaded.',
  percent: (share: number) => `${(share * 100).toFixed(2)}%`,
  basis: (visitors: string, days: number, rate: string) =>
    days === 0
      ? "Nobody came to the control's page in the last 30 days."
      : `In the last ${days === 1 ? 'day' : `${days} days`} ${visitors} visitors came to the control's page, and ${rate} of them converted.`,
  lift: 'The smallest difference worth finding',
  option: (percent: number, from: string, to: string) => `${percent}% more: from ${from} to ${to}`,
  answer: (visitors: string, days: number) => `About ${visitors} visitors in the test, about ${days} days.`,
  chance:
    'If the difference is there, 8 of 10 such experiments find it by then. You may look at the results every day.',
  tooLong: `More than ${longestPlan} days. Look for a larger difference, or bring more visitors to the page.`,
  unknown: 'How many days it takes cannot be said before there are visits and conversions.',
} as const;
