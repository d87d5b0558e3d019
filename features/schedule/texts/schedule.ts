import { eachType } from '#features/documents/rules/document-types.ts';
import { documentWords } from '#features/documents/texts/document-types.ts';
import type { TaskId } from '../rules/schedule/tasks.ts';

/** What to do, as one says it; a date follows. */
export const taskActions: Record<TaskId, string> = {
  'nif-number': 'Ask for your NIF',
  'nif-document': 'Upload your NIF document',
  ...eachType((type) => documentWords[type].obtainBriefly ?? documentWords[type].obtain),
  apostille: 'Send your FBI record for its apostille',
  'online-application': 'Fill in the online application',
  interview: 'Prepare for your appointment',
};

/** The guide's dates, counted back from a saved day by `features/schedule/rules/schedule`. */
export const scheduleTexts = {
  setDate: 'Set a date to see your calendar',

  /** On a card of the guide, beside the time that it takes. */
  card: {
    begin: (day: string) => `Begin by ${day}`,
    finish: (day: string) => `Finish by ${day}`,
    late: (day: string) => `Late: best begun by ${day}`,
    useBy: (day: string) => `Use by ${day}`,
    ahead: 'You need not wait: you can get the papers before this step opens.',
    visa: (from: string, to: string) => `Your visa is likely there between ${from} and ${to}`,
  },

  /** On the dashboard. One at most, the rest below it. */
  strip: {
    by: (action: string, day: string) => `${action} by ${day}`,
    between: (action: string, from: string, to: string) => `${action} between ${from} and ${to}`,
    late: (action: string) => `${action} as soon as you can`,
    lateDetail: (day: string) => `The safe day was ${day}.`,
    hopeless: 'Even if all goes fast, it will not be there by your appointment. Look at your timeline.',
    more: (count: number) => (count === 1 ? '1 more date' : `${count} more dates`),
    timeline: 'See your timeline',
  },

  view: {
    label: 'Show your plan as',
    list: 'List',
    timeline: 'Timeline',
    loading: 'Loading your timeline...',
  },
} as const;
