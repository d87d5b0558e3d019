import { documentCountFirst } from '#features/documents/texts/document-counts.ts';
import type { GuideStepId } from '../rules/guide-items.ts';

/** The six steps of the guide, in order. Titles and times as specified; the short names stand on the tiles. */
export const guideSteps = [
  { title: 'Get your NIF number', duration: '10-15 minutes', short: 'NIF number' },
  { title: 'Upload NIF Document', duration: '5 minutes', short: 'NIF document' },
  {
    title: 'Step 2 - Make your initial visa application appointment',
    duration: '1-2 weeks',
    short: `${documentCountFirst} documents`,
  },
  {
    title: 'Step 3: Request your FBI criminal record certificate (rap sheet)',
    duration: '30-45 minutes',
    short: 'Online form',
  },
  { title: 'Interview Preparation', duration: '2-4 weeks', short: 'Interview' },
  { title: 'Approval & Settlement', duration: '2-3 months', short: 'Settlement' },
] as const;

/** Words of a step's state. */
export const stepStates = {
  completed: 'Completed',
  now: 'In progress',
  todo: 'Not started',
  locked: 'Cannot start yet',
} as const;

/** Under a step's name on its tile; a day is short. */
export const courseTexts = {
  label: 'The course in six steps',
  done: (day: string | undefined) => (day ? `Completed ${day}` : stepStates.completed),
  active: (by: string | undefined) => (by ? `Now, by ${by}` : 'Now'),
  waiting: (by: string | undefined) => (by ? `By ${by}` : 'Later'),
  late: (by: string | undefined) => `Late: best by ${by}`,
  returned: () => 'New copy needed',
  visa: (by: string) => `Visa likely by ${by}`,
  papers: (done: number, total: number) => `${done} of ${total}`,
} as const;

/** Under each title: what is inside, because some of the specified titles speak of something else. */
export const stepContents: Record<GuideStepId, string> = {
  'nif-number': 'Four things to do for your Portuguese tax number (NIF).',
  'nif-document': 'One file to upload: the paper that shows your NIF.',
  documents: `${documentCountFirst} documents to collect.`,
  'online-application': 'The online application form, part by part.',
  interview: 'What to bring, what to expect, and sixteen questions to practice.',
  settlement: 'Eight things to do once your visa is approved.',
};

/** The page of the guide, and what all its steps share. Quoted texts are the specification's, word for word. */
export const guideTexts = {
  title: 'Visa Process',
  /** In the browser's tab, before the page's own title. */
  tab: (done: number, title: string) => `(${done} of 6) ${title}`,
  back: 'Back to Dashboard',
  contact: 'Contact Support',
  loading: 'Loading your visa process...',
  loadFailed: { title: 'Error loading application data', detail: 'What you completed is safe.' },

  progress: (done: number) => `${done} of 6 steps completed`,
  progressLabel: 'Your guide',
  next: (title: string, duration: string) => `Next: ${title}. About ${duration}.`,
  nextArrives: (title: string, when: string) => `Next: ${title}. ${when}`,
  nextNotYet: (title: string, date: string) => `Next: ${title}, on ${date} or later.`,
  nextNotBefore: (title: string) => `Next: ${title}, once you have your appointment.`,
  nextTick: (title: string) => `Next: ${title}. Everything in it is done, so mark it as complete.`,
  nextHandIn: 'Next: save the day on which you handed in your papers.',
  allDone: 'All six steps are completed.',
  list: 'Your six steps',
  card: (position: number) => `Card ${position} of 6. `,
  completedOn: (date: string) => `Completed ${date}`,
  lockedBefore: 'Cannot start yet - finish \u2018',
  lockedAfter: '\u2019 first',
  readAhead: 'Read ahead',
  readAheadNote: (title: string) =>
    `To read only. You can complete this step once \u2018${title}\u2019 is completed.`,
  loadingStep: 'Loading this step...',
  stepFailed: { title: 'This step could not be loaded', detail: 'Check your connection, then try again.' },

  complete: {
    button: 'Mark this step as complete',
    busy: 'Saving...',
    unfinished: (open: number) =>
      open === 1
        ? 'One part is still open. You can mark this step as complete after that.'
        : `${open} parts are still open. You can mark this step as complete after that.`,
    notApproved: 'You can mark this step as complete once your visa is approved.',
    reopen: 'Reopen this step',
  },

  plan: {
    title: 'Your plan',
    stage: (stage: number) => `Application stage ${stage} of 4`,
    print: 'Print this list',
    printStep: 'Print this step',
    apostille: 'Who adds the apostille?',
    cards: 'Cards to show in Portugal',
    fit: 'How these fit together',
    fitIntro: 'The guide has six steps. Your application has four stages. They go together like this.',
    /** Beside the four stages, in their order. */
    fitSteps: [
      'The first three steps of the guide',
      'The fourth step',
      'The fifth step',
      'The sixth step, once your visa is approved',
    ],
    fitTitles:
      'Some titles carry a number of their own, like \u201cStep 2\u201d. Getting and uploading your NIF together are step 1.',
  },

  noApplication: { hint: 'Opening your dashboard creates it.', action: 'Go to Dashboard' },

  ticks: {
    stepCompleted: 'Step Completed!',
    stepCompletedDetail: (title: string) => `${title} has been completed.`,
    nifDocument: {
      title: 'Step Complete!',
      detail: 'Your NIF document has been uploaded successfully.',
    },
    itemCompleted: 'Marked as completed',
    failed: 'Not saved',
    unexpected: 'Something went wrong. Please try again.',
  },

  item: {
    mark: 'Mark as Completed',
    done: (date: string) => `Completed ${date}`,
    change: 'Change',
    /** Heard, not seen: which item a button is about. */
    about: (action: string, title: string) => `${action}: ${title}`,
    saving: 'Saving...',
    saved: (time: string) => `Saved to your account ${time}`,
  },
} as const;
