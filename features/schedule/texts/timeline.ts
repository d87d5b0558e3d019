import { documentNames } from '#features/documents/texts/document-types.ts';
import type { Durations } from '#features/facts/durations.ts';
import type { GuideStepId } from '#features/guide/rules/guide-items.ts';
import type { PaperInHand } from '../rules/timeline.ts';
import { durationWords, longestWords } from './durations.ts';

/** What the planner asks about, in the order of its ticks. */
export const paperNames: Record<PaperInHand, string> = {
  nif: 'Tax number (NIF)',
  ...documentNames,
};

/** "March 2, 2027", "between March 2 and May 4, 2027", or "between December 20, 2026 and January 3, 2027". */
function range(from: string, to: string): string {
  if (from === to) return from;
  const year = to.slice(to.indexOf(','));
  return `between ${from.endsWith(year) ? from.slice(0, -year.length) : from} and ${to}`;
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The planner for visitors. Its dates are counted by `features/schedule/rules/timeline.ts`. */
export const timelineTexts = {
  heading: 'What will my timeline look like?',
  lead: 'Three questions, no account. You get dates for all six steps.',

  move: 'When would you like to move?',
  soonest: 'As soon as possible',
  have: 'What do you have already?',
  haveHint: 'Tick what is ready and still valid.',
  who: 'Who is moving?',
  alone: 'One adult',
  couple: 'Two adults',
  children: 'Children',
  noChildren: 'None',
  submit: 'Show my timeline',
  privacy:
    'We do not store what you choose. It stands in the address of this page, so you can keep it as a bookmark.',

  title: {
    open: (from: string, to: string) => `Your visa: ${range(from, to)}`,
    comfortable: (start: string, month: string) => `Start by ${start} to move in ${month}`,
    tight: (month: string) => `${month} can work, but it is tight`,
    too_soon: (month: string) => `${month} is too soon`,
  },
  detail: {
    open: 'That is if you start today. The first date is when all goes fast, the second when every step takes its longest time.',
    comfortable: (last: string) =>
      `That leaves every step its longest time. If all goes fast, ${last} is soon enough.`,
    tight: (safe: string) =>
      `Start today. It works if some steps go faster than their longest time. ${safe} is the first safe month.`,
    too_soon: (safe: string, first: string) =>
      `Even if you start today and all goes fast, your visa comes on ${first}. ${safe} is the first safe month.`,
  },

  steps: 'Your six steps',
  start: 'Start',
  done: 'Done',
  when: (from: string, to: string) => capital(range(from, to)),
  ready: 'You have it already',
  /** How we come to the dates: the times of our guide and of the path above. */
  counts: {
    'nif-number': ({ 'nif-time': wait }: Durations) =>
      `10-15 minutes of work. Then up to ${longestWords(wait)} until the number comes.`,
    'nif-document': '5 minutes, once you have the number.',
    documents: ({ apostille }: Durations) =>
      `You get the papers side by side. The slowest one decides. The criminal record needs its apostille, which takes up to ${longestWords(apostille)} by mail.`,
    'online-application': '30-45 minutes for the form. We count 1-2 weeks in all.',
    interview: 'We count 4-6 weeks until you have been there.',
    settlement: ({ 'processing-time': time }: Durations) =>
      `We count ${durationWords(time)} from the day you hand in your papers until your visa is there. Settling in takes 2-3 months after that.`,
  } satisfies Record<GuideStepId, string | ((durations: Durations) => string)>,
  toGet: 'Still to get',
  paper: (name: string, time: string) => `${name}: ${time}`,

  household: 'For your household',
  applications: (people: number, plan: string) =>
    people === 1
      ? 'One application. The Basic plan takes one.'
      : `${people} people, ${people} applications. Each has papers of its own. The ${plan} plan takes so many.`,
  income: (amount: string) => `Income that consulates look for: about ${amount} a month.`,
  print: 'Print my timeline',
} as const;
